import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PAGE_TEXT_IDS, type PageTextId } from '@yoimachi/domain/page';
import { useState } from 'react';
import { useDraft } from '#lib/use-draft.ts';
import { BackLink } from '#parts/back-link.tsx';
import { Screen } from '#parts/page-head.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { inForceOf, onePage, pagesQuery, standingOf, type Version } from './api.ts';
import { Editor, type EditorProps } from './editor.tsx';
import { pageTexts as t } from './ja.ts';
import { Versions } from './versions.tsx';

const route = getRouteApi('/_office/pages/$textId');

/** A text of rules or help: what it says now is changed, seen as it will be read, and planned for a day. */
export function PageEditor() {
  const params = route.useParams();
  const textId = PAGE_TEXT_IDS.find((one) => one === params.textId)!;
  const pages = useQuery(pagesQuery);
  return (
    <Screen title={t.nameOf(textId)} note={t.sideOf(textId)} head={<BackLink to="/pages" label={t.back} />}>
      <Loaded query={pages}>
        {({ versions }) => <Chosen key={textId} textId={textId} versions={versions} />}
      </Loaded>
    </Screen>
  );
}

interface Props {
  readonly textId: PageTextId;
  readonly versions: readonly Version[];
}

function Chosen({ textId, versions }: Props) {
  const inForce = inForceOf(versions, textId) ?? standingOf(versions, textId)[0];
  const own = versions.filter((one) => one.textId === textId);
  const [draft, keep] = useDraft(`page.${textId}`);
  /** The version whose words stand in the editor; each time it is shown again, the editor begins again. */
  const [loaded, setLoaded] = useState({
    versionId: own.find(({ versionId }) => versionId === draft?.base)?.versionId ?? inForce?.versionId,
    times: 0,
  });
  /** What is shown in place of a draft, once that may go. */
  const [asked, setAsked] = useState<string | null>(null);
  const show = (versionId: string) => {
    keep(null);
    setAsked(null);
    setLoaded(({ times }) => ({ versionId, times: times + 1 }));
  };
  const list = (
    <Versions versions={own} onShow={(versionId) => (draft ? setAsked(versionId) : show(versionId))} />
  );
  const { versionId: base } = loaded;
  if (!inForce || base === undefined) return list;
  return (
    <div className="grid items-start gap-4 p-5 desktop:grid-cols-[minmax(0,1fr)_420px]">
      <Read
        key={`${base} ${loaded.times}`}
        textId={textId}
        versionId={base}
        inForceId={inForce.versionId}
        draft={draft?.text ?? null}
        onType={(text) => keep(text === null ? null : { base, text })}
        onDiscard={() => setAsked(base)}
      >
        {list}
      </Read>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t.discardTitle}
        confirmLabel={t.discard}
        isDestructive
        onClose={() => setAsked(null)}
        onConfirm={() => asked !== null && show(asked)}
      >
        {t.discardDetail}
      </ConfirmDialog>
    </div>
  );
}

interface ReadProps extends Pick<EditorProps, 'children' | 'draft' | 'onDiscard' | 'onType' | 'textId'> {
  readonly versionId: string;
  readonly inForceId: string;
}

function Read({ versionId, inForceId, ...editor }: ReadProps) {
  const page = useQuery(onePage(versionId));
  const standing = useQuery(onePage(inForceId));
  return (
    <Loaded query={page}>
      {(loaded) => <Editor {...editor} page={loaded} before={standing.data?.body ?? loaded.body} />}
    </Loaded>
  );
}
