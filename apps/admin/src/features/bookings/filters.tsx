import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { bookingFilterNames } from '#lib/booking-labels.ja.ts';
import { optionsOf } from '#lib/options.ts';
import { visible } from '#lib/visible.ts';
import { chosen, dated, typed, type Filter } from '#parts/filter-bar.tsx';
import { FilterField } from '#parts/filter-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/lib/toast.ts';
import { memberOfId, memberOfNumber, storeOfId } from './api.ts';
import { listTexts as t } from './ja.ts';

const member: Filter = ({ search: { guestId, castId }, set }) => {
  const find = async (number: string) => {
    if (number === '') return;
    const found = await memberOfNumber(number);
    if (found) set(found.side === 'GUEST' ? { guestId: found.id } : { castId: found.id });
    else showToast(t.memberUnknown);
  };
  return (
    <FilterField
      key={`${guestId} ${castId}`}
      label={t.member}
      type="search"
      value=""
      onChange={(number) => void find(number)}
      className="w-36"
    />
  );
};

/** Whom or what the list is narrowed to by a link, which nobody types. */
const of =
  (name: string, Drawn: ComponentType<Of>): Filter =>
  ({ search: { [name]: id }, set }) =>
    typeof id === 'string' && <Drawn key={name} id={id} onDrop={() => set({ [name]: undefined })} />;

/** By what everybody's bookings are narrowed. */
export const filters = [
  typed('number', t.number, 'w-36'),
  chosen('status', t.anyStatus, optionsOf(bookingFilterNames)),
  dated('from', t.from),
  dated('to', t.to),
  member,
  of('guestId', (drop) => <Member {...drop} say={t.guestIs} />),
  of('castId', (drop) => <Member {...drop} say={t.castIs} />),
  of('storeId', Store),
];

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
