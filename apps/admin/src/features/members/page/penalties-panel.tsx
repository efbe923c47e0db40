import { PENALTY_INSPECTION_COUNT, PENALTY_WINDOW_DAYS } from '@yoimachi/domain/booking';
import { ActButton } from '#parts/act/index.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { dayOf, formatDay, formatDeadline } from '#ui/lib/dates.ts';
import { useNow } from '#ui/lib/use-now.ts';
import { liftPenalty } from '../acts/on-the-page.tsx';
import type { Member } from '../api.ts';
import { penaltyNames } from '../names.ja.ts';
import { pageTexts as t } from './ja.ts';
import { Nothing, Panel } from './panel.tsx';

type Cast = NonNullable<Member['cast']>;
type Penalty = Cast['penalties'][number];

/** What a cast has been given for cancelling; those that count can be lifted. */
export const PenaltiesPanel = ({ member, cast }: { readonly member: Member; readonly cast: Cast }) => (
  <Panel
    title={t.penalties}
    note={t.counting(member.penalties, PENALTY_INSPECTION_COUNT, PENALTY_WINDOW_DAYS)}
  >
    {cast.penalties.length === 0 && <Nothing>{t.noPenalties}</Nothing>}
    <ol className="flex flex-col gap-3">
      {cast.penalties.map((one) => (
        <Line key={one.id} penalty={one} />
      ))}
    </ol>
  </Panel>
);

function Line({ penalty }: { readonly penalty: Penalty }) {
  const { kind, at, countsUntil, liftedAt, bookingId, number } = penalty;
  const now = useNow();
  const isOver = new Date(countsUntil) <= now;
  const said =
    liftedAt !== null ? t.lifted : isOver ? t.over : t.until(formatDay(dayOf(new Date(countsUntil))));
  return (
    <li className="flex items-center justify-between gap-3 text-sm">
      <div className="min-w-0">
        <p>
          {penaltyNames[kind]} <BookingLink id={bookingId}>{number}</BookingLink>
        </p>
        <p className="nums text-xs text-sub">
          {formatDeadline(new Date(at), now)} {said}
        </p>
      </div>
      {liftedAt === null && !isOver && <ActButton act={liftPenalty} of={penalty} />}
    </li>
  );
}
