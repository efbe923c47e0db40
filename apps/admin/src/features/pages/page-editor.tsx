import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { PAGE_TEXT_IDS, type PageTextId } from '@yoimachi/domain/page';
import { useState } from 'react';
import { PageHead } from '#parts/page-head.tsx';
import { smallButtonClass } from '#parts/small-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { inForceOf, onePage, pagesQuery, standingOf } from './api.ts';
import type { Version } from './api.ts';
import { Editor } from './editor.tsx';
import { pageTexts as t } from './ja.ts';
import { Versions } from './versions.tsx';

const route = getRouteApi('/_office/pages/$textId');

/** A text of rules or help: what it says now is changed, seen as it will be read, and planned for a day. */
export function PageEditor() {
  const params = route.useParams();
  const textId = PAGE_TEXT_IDS.find((one) => one === params.textId)!;
  const pages = useQuery(pagesQuery);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.nameOf(textId)} note={t.sideOf(textId)}>
        <Link to="/pages" className={smallButtonClass('ghost')}>
          <Icon name="back" size={16} />
          {t.back}
        </Link>
      </PageHead>
      <Loaded query={pages}>
        {({ versions }) => <Chosen key={textId} textId={textId} versions={versions} />}
      </Loaded>
    </div>
  );
}

interface Props {
  readonly textId: PageTextId;
  readonly versions: readonly Version[];
}

function Chosen({ textId, versions }: Props) {
  const inForce = inForceOf(versions, textId) ?? standingOf(versions, textId)[0];
  /** The version whose words stand in the editor. */
  const [loaded, setLoaded] = useState(inForce?.versionId);
  const own = versions.filter((one) => one.textId === textId);
  if (!inForce || loaded === undefined) return <Versions versions={own} onShow={setLoaded} />;
  return (
    <div className="grid items-start gap-4 p-5 desktop:grid-cols-[minmax(0,1fr)_420px]">
      <Read key={loaded} textId={textId} versionId={loaded} inForceId={inForce.versionId}>
        <Versions versions={own} onShow={setLoaded} />
      </Read>
    </div>
  );
}

interface ReadProps {
  readonly textId: PageTextId;
  readonly versionId: string;
  readonly inForceId: string;
  readonly children: React.ReactNode;
}

function Read({ textId, versionId, inForceId, children }: ReadProps) {
  const page = useQuery(onePage(versionId));
  const standing = useQuery(onePage(inForceId));
  return (
    <Loaded query={page}>
      {(loaded) => (
        <Editor textId={textId} page={loaded} before={standing.data?.body ?? loaded.body}>
          {children}
        </Editor>
      )}
    </Loaded>
  );
}
