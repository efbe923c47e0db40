import { useQuery } from '@tanstack/react-query';
import { fullAreaName } from '@yoimachi/domain/profile';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { Panel } from '#parts/panel.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { query } from '#lib/queries.ts';
import type { ListedStore, Store } from './api.ts';
import { JoinChosen } from './join-chosen.tsx';
import { joinTexts as t, storesTexts } from './ja.ts';

/** Finds the other one of two that are the same store, and makes one of them. */
export function Join({ store }: { readonly store: Store }) {
  const [typed, setTyped] = useState(store.name);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<ListedStore | null>(null);
  if (chosen)
    return (
      <Panel title={t.title}>
        <JoinChosen store={store} other={chosen} onBack={() => setChosen(null)} />
      </Panel>
    );
  return (
    <Panel title={t.title}>
      <div className="flex flex-col gap-4">
        <p className="phrase text-sm text-sub">{t.help}</p>
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setWords(typed.trim());
          }}
        >
          <TextField
            label={t.find}
            value={typed}
            maxLength={100}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" size="md" variant="line" isDisabled={typed.trim() === ''}>
            {t.search}
          </Button>
        </form>
        {words !== '' && <Found words={words} exceptId={store.id} onChoose={setChosen} />}
      </div>
    </Panel>
  );
}

interface FoundProps {
  readonly words: string;
  readonly exceptId: string;
  readonly onChoose: (store: ListedStore) => void;
}

function Found({ words, exceptId, onChoose }: FoundProps) {
  const found = useQuery(query(profileAdminRoutes.listStores, { query: { words } }));
  const others = found.data?.items.filter(({ id }) => id !== exceptId) ?? [];
  if (found.isError) return <ErrorNote error={found.error} />;
  if (found.data && others.length === 0) return <p className="text-sm text-sub">{t.none}</p>;
  return (
    <ul aria-label={t.found} className="flex flex-col gap-2">
      {others.map((store) => (
        <li key={store.id}>
          <button
            type="button"
            onClick={() => onChoose(store)}
            className="flex w-full flex-col items-start rounded-md border border-line px-4 py-2.5 text-left hover:bg-sunken"
          >
            <span className="text-sm font-bold">
              <bdi>{visible(store.name)}</bdi>
              <span className="sr-only">{t.choose}</span>
            </span>
            <span className="text-xs text-sub">
              {visible(fullAreaName(store.prefecture, store.district))}　
              {storesTexts.castCount(store.castCount)}
            </span>
            <bdi className="text-xs break-all text-sub">{visible(store.address)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
