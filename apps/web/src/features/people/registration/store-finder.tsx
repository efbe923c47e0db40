import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { fullAreaName } from '@yoimachi/domain/profile';
import { useId, type ReactNode } from 'react';
import { profileRoutes, type FoundStore } from '@yoimachi/contract/profile';
import { errorMessage } from '#lib/api-error.ts';
import { usePaused } from '#lib/use-paused.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { Field, useFieldIds } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { labelOf, options, profileTexts } from '#people/profile';
import { SpecCard } from '#ui/rows.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { query } from '#lib/queries.ts';
import { registrationTexts as t } from './ja.ts';

/** The stores matching a typed name, address or phone. */
const storesQuery = (text: string) =>
  query(
    profileRoutes.findStores,
    { query: { text } },
    { enabled: text !== '', placeholderData: keepPreviousData },
  );

interface Props {
  readonly wanted: string;
  readonly chosen: FoundStore | null;
  readonly error: string | undefined;
  readonly onWanted: (text: string) => void;
  readonly onChoose: (store: FoundStore) => void;
  readonly onAdd: () => void;
  /** Absent if the chosen store is not hers to correct. */
  readonly onCorrect: (() => void) | undefined;
}

/** The existing stores, by name, address or phone; the last entry adds a new one. */
export function StoreFinder({ wanted, chosen, error, onWanted, onChoose, onAdd, onCorrect }: Props) {
  const text = usePaused(wanted.trim());
  const query = useQuery(storesQuery(text));
  const found = text === '' ? [] : (query.data?.items ?? []);
  const { id, aria } = useFieldIds({ help: t.findStoreHelp, error, need: 'required' });
  return (
    <>
      <Field id={id} label={t.findStore} help={t.findStoreHelp} error={error} need="required">
        <SearchInput
          id={id}
          {...aria}
          autoComplete="off"
          maxLength={60}
          placeholder={t.findStorePlaceholder}
          value={wanted}
          hasError={Boolean(error)}
          onChange={(event) => onWanted(event.target.value)}
          // The list shows while she types; only the button submits the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Card isFlush>
          <FoundList stores={found} chosen={chosen} onChoose={onChoose} />
          <button
            type="button"
            className="flex min-h-14 w-full items-center gap-4 px-4 py-2.5 text-left text-sm"
            onClick={onAdd}
          >
            <Icon name="plus" className="text-sub" />
            {t.addStore}
          </button>
        </Card>
        <p role="status" className="phrase text-xs text-sub empty:hidden">
          {text !== '' && statusOf(query)}
        </p>
      </Field>
      {chosen && <ChosenStore store={chosen} onCorrect={onCorrect} />}
    </>
  );
}

interface FoundProps {
  readonly stores: readonly FoundStore[];
  readonly chosen: FoundStore | null;
  readonly onChoose: (store: FoundStore) => void;
}

function FoundList({ stores, chosen, onChoose }: FoundProps) {
  const name = useId();
  if (stores.length === 0) return null;
  return (
    <div role="radiogroup" aria-label={t.foundStores} className="max-h-96 overflow-y-auto">
      {stores.map((store) => {
        const isChosen = store.storeId === chosen?.storeId;
        return (
          <label
            key={store.storeId}
            className={cx(
              'relative flex min-h-14 cursor-pointer items-center gap-4 border-b border-line px-4 py-2.5',
              isChosen && 'bg-tint text-on-tint',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={isChosen}
              onChange={() => onChoose(store)}
              className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
            />
            <Icon name="shop" className={isChosen ? '' : 'text-sub'} />
            <StoreLines store={store} isChosen={isChosen} />
            {isChosen && <Icon name="check" size={18} />}
          </label>
        );
      })}
    </div>
  );
}

/** Name, place and kind: enough to tell two stores apart. */
export function StoreLines({ store, isChosen }: { readonly store: FoundStore; readonly isChosen?: boolean }) {
  const { storeName, storePrefecture, storeArea, storeCategory, storeAddress } = store;
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-0.5 [overflow-wrap:anywhere]">
      <span className="text-sm font-bold">{storeName}</span>
      <span className={cx('text-xs', isChosen ? 'text-on-tint' : 'text-sub')}>
        {fullAreaName(storePrefecture, storeArea)} {labelOf(options.genre, storeCategory)}
      </span>
      <span className={cx('text-xs', isChosen ? 'text-on-tint' : 'text-sub')}>{storeAddress}</span>
    </span>
  );
}

function ChosenStore({
  store,
  onCorrect,
}: {
  readonly store: FoundStore;
  readonly onCorrect: (() => void) | undefined;
}) {
  return (
    <section aria-label={t.chosenStore} className="flex flex-col gap-3">
      <h3 className="text-sm font-bold">{t.chosenStore}</h3>
      <StoreCard store={store} phone={<span className="nums">{store.storePhoneNumber}</span>} />
      {onCorrect ? (
        <Button variant="ghost" icon="pencil" className="self-start" onClick={onCorrect}>
          {t.correctStore}
        </Button>
      ) : (
        <Note>{t.sharedStore}</Note>
      )}
    </section>
  );
}

interface Asked {
  readonly data?: { readonly items: readonly FoundStore[]; readonly hasMore: boolean } | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
}

function statusOf({ data, error, isPending }: Asked): string {
  if (error) return errorMessage(error);
  if (isPending || !data) return t.searching;
  if (data.items.length === 0) return t.foundNone;
  return data.hasMore ? t.foundMore : t.foundCount(data.items.length);
}

interface StoreCardProps {
  readonly store: FoundStore;
  /** Its number, as a text or a link. */
  readonly phone: ReactNode;
}

/** All that is known of a store. */
export function StoreCard({ store, phone }: StoreCardProps) {
  return (
    <SpecCard
      className="[overflow-wrap:anywhere]"
      rows={[
        { label: t.storeName, value: store.storeName },
        { label: t.storeGenre, value: labelOf(options.genre, store.storeCategory) ?? profileTexts.unset },
        { label: t.storeArea, value: fullAreaName(store.storePrefecture, store.storeArea) },
        { label: t.storeAddress, value: store.storeAddress },
        { label: t.storePhone, value: phone },
        ...(store.storeUrl ? [{ label: t.storeUrl, value: store.storeUrl }] : []),
      ]}
    />
  );
}
