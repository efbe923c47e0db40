import { useQuery } from '@tanstack/react-query';
import { bookingFilterNames } from '#lib/booking-labels.ja.ts';
import { visible } from '#lib/visible.ts';
import { FilterField } from '#parts/filter-field.tsx';
import { FilterSelect } from '#parts/filter-select.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/lib/toast.ts';
import { memberOfId, memberOfNumber, storeOfId } from './api.ts';
import { listTexts as t } from './ja.ts';
import type { BookingsSearch } from './search.ts';

interface Props {
  readonly search: BookingsSearch;
  readonly onChange: (part: Partial<Record<keyof BookingsSearch, string>>) => void;
  readonly onClear: () => void;
}

const statuses = Object.entries(bookingFilterNames).map(([value, label]) => ({ value, label }));

export function Filters({ search, onChange, onClear }: Props) {
  const findMember = async (number: string) => {
    if (number === '') return;
    const member = await memberOfNumber(number);
    if (member) onChange(member.side === 'GUEST' ? { guestId: member.id } : { castId: member.id });
    else showToast(t.memberUnknown);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2.5">
      <FilterField
        label={t.number}
        type="search"
        value={search.number ?? ''}
        onChange={(number) => onChange({ number })}
        className="w-36"
      />
      <FilterSelect
        label={t.anyStatus}
        value={search.status ?? ''}
        onChange={(status) => onChange({ status })}
        options={statuses}
      />
      <FilterField
        label={t.from}
        type="date"
        value={search.from ?? ''}
        onChange={(from) => onChange({ from })}
      />
      <FilterField label={t.to} type="date" value={search.to ?? ''} onChange={(to) => onChange({ to })} />
      <FilterField
        key={`${search.guestId} ${search.castId}`}
        label={t.member}
        type="search"
        value=""
        onChange={(number) => void findMember(number)}
        className="w-36"
      />
      {search.guestId && (
        <Member id={search.guestId} say={t.guestIs} onDrop={() => onChange({ guestId: '' })} />
      )}
      {search.castId && <Member id={search.castId} say={t.castIs} onDrop={() => onChange({ castId: '' })} />}
      {search.storeId && <Store id={search.storeId} onDrop={() => onChange({ storeId: '' })} />}
      {Object.keys(search).length > 0 && (
        <SmallButton look="ghost" onClick={onClear}>
          {t.clear}
        </SmallButton>
      )}
    </div>
  );
}

interface Of {
  readonly id: string;
  readonly onDrop: () => void;
}

function Member({ id, say, onDrop }: Of & { readonly say: (name: string) => string }) {
  const name = useQuery(memberOfId(id)).data?.nickname;
  return <Narrowed text={say(visible(name ?? ''))} onDrop={onDrop} />;
}

function Store({ id, onDrop }: Of) {
  const name = useQuery(storeOfId(id)).data?.name;
  return <Narrowed text={t.storeIs(visible(name ?? ''))} onDrop={onDrop} />;
}

/** Whom or what the list is narrowed to, and the way back. */
function Narrowed({ text, onDrop }: { readonly text: string; readonly onDrop: () => void }) {
  return (
    <button
      type="button"
      onClick={onDrop}
      aria-label={t.drop(text)}
      className="control inline-flex max-w-64 items-center gap-2 rounded-full bg-tint px-4 text-sm font-bold text-on-tint"
    >
      <bdi className="truncate">{text}</bdi>
      <Icon name="close" size={16} />
    </button>
  );
}
