import { smsSubjectNames, smsTakenText } from '@yoimachi/contract/figure-labels';
import type { PeopleFigure } from '@yoimachi/domain/figures';
import { visible } from '#lib/visible.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import type { Column } from '#parts/data-table.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { formatCount } from '#ui/amount.tsx';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import type { CohortPerson, Counted, CountedPerson, Settled } from './api.ts';
import { figureTexts as t } from './ja.ts';

const atColumn = {
  id: 'at',
  header: t.at,
  cell: ({ at }: { readonly at: string }) => (
    <span className="nums whitespace-nowrap">{formatDeadline(new Date(at), now())}</span>
  ),
};

type Share = Omit<Counted, 'waitedMinutes'>;

/** Of a cast's share in a booking. */
const shareColumns: readonly Column<Share>[] = [
  atColumn,
  {
    id: 'booking',
    header: t.booking,
    isFixed: true,
    cell: ({ booking }) => <BookingLink id={booking.id}>{booking.number}</BookingLink>,
  },
  {
    id: 'guest',
    header: t.guest,
    cell: ({ guest }) => <MemberLink id={guest.id} nickname={guest.nickname} />,
  },
  { id: 'cast', header: t.cast, cell: ({ cast }) => <MemberLink id={cast.id} nickname={cast.nickname} /> },
  {
    id: 'district',
    header: t.district,
    cell: ({ district }) => <bdi>{district ? visible(district) : t.unknown}</bdi>,
  },
  {
    id: 'class',
    header: t.castClass,
    cell: ({ castClass }) => (castClass ? t.classes[castClass] : t.unknown),
  },
];

/** Of what a figure of bookings counts. */
export const bookingColumns: readonly Column<Counted>[] = [
  ...shareColumns,
  {
    id: 'waited',
    header: t.waited,
    isNumber: true,
    cell: ({ waitedMinutes }) => t.minutes(waitedMinutes),
  },
];

/** Of what was settled. */
export const settledColumns: readonly Column<Settled>[] = [
  ...shareColumns,
  {
    id: 'billed',
    header: `${t.billed}${t.inPoints}`,
    isNumber: true,
    cell: ({ billedPoints }) => formatCount(billedPoints),
  },
  {
    id: 'fee',
    header: `${t.fee}${t.inPoints}`,
    isNumber: true,
    cell: ({ feePoints }) => formatCount(feePoints),
  },
];

const memberColumn = <Row,>(memberOf: (row: Row) => CohortPerson | null): Column<Row> => ({
  id: 'member',
  header: t.member,
  isFixed: true,
  cell: (row) => {
    const member = memberOf(row);
    return (
      member && (
        <span className="whitespace-nowrap">
          <MemberLink id={member.id} nickname={member.nickname ?? t.noName} />{' '}
          <span className="nums text-xs text-sub">{member.number}</span>
        </span>
      )
    );
  },
});

/** Of those of a cohort. */
export const cohortColumns: readonly Column<CohortPerson>[] = [memberColumn((row) => row)];

const judgedColumn: Column<CountedPerson> = {
  id: 'judged',
  header: t.judged,
  isNumber: true,
  cell: ({ waitedMinutes }) => (waitedMinutes === null ? t.byMachine : t.minutes(waitedMinutes)),
};

const smsColumns: readonly Column<CountedPerson>[] = [
  {
    id: 'subject',
    header: t.smsSubject,
    isFixed: true,
    cell: ({ sms }) => sms && smsSubjectNames[sms.subject],
  },
  { id: 'result', header: t.smsResult, cell: ({ sms }) => sms && smsTakenText(sms.isTaken) },
];

/** Of what a figure of people counts. To whom an SMS went is not kept. */
export function peopleColumns(figure: PeopleFigure): readonly Column<CountedPerson>[] {
  if (figure === 'smsSent') return [atColumn, ...smsColumns];
  const isOfAge = figure === 'ageChecksPassed' || figure === 'ageChecksRefused';
  return [atColumn, memberColumn(({ member }) => member), ...(isOfAge ? [judgedColumn] : [])];
}
