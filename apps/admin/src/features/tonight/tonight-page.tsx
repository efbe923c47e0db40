import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MeetingTonight } from '@yoimachi/contract/booking-admin';
import { Link } from '@tanstack/react-router';
import { expectedNames } from '#lib/booking-labels.ja.ts';
import { brandTexts } from '#lib/labels.ja.ts';
import { visible } from '#lib/visible.ts';
import { ParticipationChip } from '#parts/booking-chip.tsx';
import { ListTable } from '#parts/list-table.tsx';
import { column, fixedColumn, type Column } from '#parts/column.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { cx } from '#ui/cx.ts';
import { itemsOf } from '#ui/growing-list.tsx';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline, formatSpan } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { State } from '#ui/state.tsx';
import { isAbsent, tonight, type CastTonight } from './api.ts';
import { tonightTexts as t } from './ja.ts';
import { Sum } from './sum.tsx';

/** Today's meetings as they go on, and what is waited for with each. */
export function TonightPage() {
  const list = useInfiniteQuery(tonight);
  const rows = itemsOf(list);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} note={rows.length > 0 && <Sum meetings={rows} />}>
        <span className="text-xs text-sub">{t.updated}</span>
      </PageHead>
      {list.isError && list.data && (
        <div className="px-5 pt-3">
          <Note look="danger">{t.stale}</Note>
        </div>
      )}
      <ListTable
        id="tonight"
        label={t.label}
        of={tonight}
        columns={columns}
        rowId={({ bookingId }) => bookingId}
        empty={<State icon="moon" title={t.empty} detail={t.emptyDetail} />}
        bone="h-10"
      />
    </div>
  );
}

/** One line for each cast, so that hers stands beside her name. */
function perCast({ casts }: MeetingTonight, draw: (cast: CastTonight) => ReactNode) {
  return (
    <span className="flex flex-col items-start gap-1 py-2">
      {casts.map((cast) => (
        <span key={cast.id} className="flex min-h-6 items-center gap-2 whitespace-nowrap">
          {draw(cast)}
        </span>
      ))}
    </span>
  );
}

const columns: readonly Column<MeetingTonight>[] = [
  fixedColumn('time', t.time, ({ startMinute, endMinute, number }) => (
    <Link
      to="/bookings/$bookingId"
      params={{ bookingId: number }}
      className="nums block font-bold whitespace-nowrap after:absolute after:inset-0"
    >
      {formatSpan(startMinute, endMinute)}
      <span className="block text-2xs font-normal text-sub">{number}</span>
    </Link>
  )),
  column('people', t.people, (meeting) => (
    <span className="relative z-10 flex items-center gap-2">
      {perCast(meeting, (cast) => (
        <MemberLink {...cast} />
      ))}
      <span className="text-sub">{t.cross}</span>
      <span className="whitespace-nowrap">
        <MemberLink {...meeting.guest} />
      </span>
    </span>
  )),
  column('store', t.store, ({ store }) => (
    <bdi className="line-clamp-1 min-w-28">{store ? visible(store.name) : brandTexts.none}</bdi>
  )),
  column('status', t.status, (meeting) => perCast(meeting, (cast) => <ParticipationChip {...cast} />)),
  column('next', t.next, (meeting) => perCast(meeting, (cast) => <Next cast={cast} />)),
];

/** What is waited for and until when; red for who has not come, and for what should have been. */
function Next({ cast }: { readonly cast: CastTonight }) {
  const { next } = cast;
  if (!next) return <span className="text-sub">{t.noNext}</span>;
  const at = next.at === null ? null : new Date(next.at);
  const isLate = isAbsent(cast) || (at !== null && at < now());
  return (
    <span className={cx('nums', isLate && 'font-bold text-danger')}>
      {expectedNames[next.what]}
      <span>{at && <span className="ml-2">{formatDeadline(at, now())}</span>}</span>
    </span>
  );
}
