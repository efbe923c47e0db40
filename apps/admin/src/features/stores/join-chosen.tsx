import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { act, OpenAct } from '#parts/act/index.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { joinPreview, type ListedStore, type Store } from './api.ts';
import { JoinPreviewTable } from './join-preview.tsx';
import { joinTexts as t } from './ja.ts';

interface Two {
  readonly kept: ListedStore;
  readonly dropped: ListedStore;
}

const joinStores = act(profileAdminRoutes, 'joinStores', {
  title: t.joinTitle,
  help: ({ kept, dropped }) => t.joinDetail(visible(kept.name), visible(dropped.name)),
  label: t.join,
  isDestructive: true,
  params: ({ kept, dropped }: Two) => ({ keptId: kept.id, droppedId: dropped.id }),
  done: ({ castCount }) => t.joined(castCount),
});

interface Props {
  readonly store: Store;
  readonly other: ListedStore;
  readonly onBack: () => void;
}

/** Which of the two remains, and what that moves, before it is done. */
export function JoinChosen({ store, other, onBack }: Props) {
  const [keptId, setKeptId] = useState(store.id);
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const [kept, dropped] = keptId === store.id ? [store, other] : [other, store];
  const preview = useQuery(joinPreview(kept.id, dropped.id));
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        label={t.kept}
        options={[store, other].map(({ id, name, address }) => ({
          value: id,
          label: visible(name),
          help: id === store.id ? `${t.this}　${visible(address)}` : visible(address),
        }))}
        value={keptId}
        onChange={setKeptId}
      />
      <ErrorNote error={preview.error} />
      {preview.data && <JoinPreviewTable preview={preview.data} />}
      <Button size="md" variant="danger" isWide isDisabled={!preview.data} onClick={() => setAsked(true)}>
        {t.join}
      </Button>
      <SmallButton look="ghost" onClick={onBack}>
        {t.again}
      </SmallButton>
      {isAsked && (
        <OpenAct
          act={joinStores}
          of={{ kept, dropped }}
          onClose={() => setAsked(false)}
          onDone={() => {
            onBack();
            void navigate({ to: '/stores/$storeId', params: { storeId: kept.id } });
          }}
        />
      )}
    </div>
  );
}
