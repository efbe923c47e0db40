import { smsSubjectNames, smsTakenText } from '@yoimachi/contract/figure-labels';
import type { PeopleFigure } from '@yoimachi/domain/figures';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { formatCount } from '#ui/amount.tsx';
import type { CohortPerson, Counted, CountedPerson, Settled } from './api.ts';
import { figureTexts as t } from './ja.ts';

const atColumn = column('at', t.at, ({ at }: { readonly at: string }) => (
  <span className="nums whitespace-nowrap">{whenText(at)}</span>
));

type Share = Omit<Counted, 'waitedMinutes'>;

/** Of a cast's share in a booking. */
const shareColumns: readonly Column<Share>[] = [
  atColumn,
  fixedColumn('booking', t.booking, ({ booking }) => (
    <BookingLink id={booking.id}>{booking.number}</BookingLink>
  )),
  column('guest', t.guest, ({ guest }) => <MemberLink id={guest.id} nickname={guest.nickname} />),
  column('cast', t.cast, ({ cast }) => <MemberLink id={cast.id} nickname={cast.nickname} />),
  column('district', t.district, ({ district }) => <bdi>{district ? visible(district) : t.unknown}</bdi>),
  column('class', t.castClass, ({ castClass }) => (castClass ? t.classes[castClass] : t.unknown)),
];

/** Of what a figure of bookings counts. */
export const bookingColumns: readonly Column<Counted>[] = [
  ...shareColumns,
  numberColumn('waited', t.waited, ({ waitedMinutes }) => t.minutes(waitedMinutes)),
];

/** Of what was settled. */
export const settledColumns: readonly Column<Settled>[] = [
  ...shareColumns,
  numberColumn('billed', `${t.billed}${t.inPoints}`, ({ billedPoints }) => formatCount(billedPoints)),
  numberColumn('fee', `${t.fee}${t.inPoints}`, ({ feePoints }) => formatCount(feePoints)),
];

const memberColumn = <Row,>(memberOf: (row: Row) => CohortPerson | null): Column<Row> =>
  fixedColumn('member', t.member, (row) => {
    const member = memberOf(row);
    return (
      member && (
        <span className="whitespace-nowrap">
          <MemberLink id={member.id} nickname={member.nickname ?? t.noName} />{' '}
          <span className="nums text-xs text-sub">{member.number}</span>
        </span>
      )
    );
  });

/** Of those of a cohort. */
export const cohortColumns: readonly Column<CohortPerson>[] = [memberColumn((row) => row)];

const judgedColumn: Column<CountedPerson> = numberColumn('judged', t.judged, ({ waitedMinutes }) =>
  waitedMinutes === null ? t.byMachine : t.minutes(waitedMinutes),
);

const smsColumns: readonly Column<CountedPerson>[] = [
  fixedColumn('subject', t.smsSubject, ({ sms }) => sms && smsSubjectNames[sms.subject]),
  column('result', t.smsResult, ({ sms }) => sms && smsTakenText(sms.isTaken)),
];

/** Of what a figure of people counts. To whom an SMS went is not kept. */
export function peopleColumns(figure: PeopleFigure): readonly Column<CountedPerson>[] {
  if (figure === 'smsSent') return [atColumn, ...smsColumns];
  const isOfAge = figure === 'ageChecksPassed' || figure === 'ageChecksRefused';
  return [atColumn, memberColumn(({ member }) => member), ...(isOfAge ? [judgedColumn] : [])];
}
