import type { FoundStore } from '@yoimachi/contract/profile';
import { useEffect, useRef } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { registrationTexts as t } from './ja.ts';
import { StoreLines } from './store-finder.tsx';

interface Alike {
  readonly message: string;
  readonly stores: readonly FoundStore[];
  /** Phone and name do not both match: hers may be a different store. */
  readonly mayInsist: boolean;
}

/** The stores offered by STORE_EXISTS; null for any other answer. */
export function alikeOf(error: Error | null): Alike | null {
  if (!(error instanceof ApiError) || error.code !== 'STORE_EXISTS') return null;
  const { stores, mayInsist } = error.details;
  return {
    message: error.message,
    stores: Array.isArray(stores) ? (stores as FoundStore[]) : [],
    mayInsist: mayInsist === true,
  };
}

interface Props extends Alike {
  readonly onChoose: (store: FoundStore) => void;
  readonly onInsist: () => void;
}

/** Stores that could be the one she is adding, selectable with one press. Takes the focus when it appears. */
export function AlikeStores({ message, stores, mayInsist, onChoose, onInsist }: Props) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t.alikeTitle}
      className="flex flex-col gap-3 outline-none"
    >
      <Note look="danger">{message}</Note>
      {stores.map((store) => (
        <Card key={store.storeId} className="flex flex-col gap-3">
          <StoreLines store={store} />
          <span className="nums text-xs text-sub">{store.storePhoneNumber}</span>
          <Button variant="line" size="md" isWide onClick={() => onChoose(store)}>
            {t.useThis}
          </Button>
        </Card>
      ))}
      <p className="phrase text-xs text-sub">{mayInsist ? t.isAnotherHelp : t.mustChoose}</p>
      {mayInsist && (
        <Button variant="ghost" onClick={onInsist}>
          {t.isAnother}
        </Button>
      )}
    </section>
  );
}
