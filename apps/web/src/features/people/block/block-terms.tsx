import type { BlockedBooking, BlockPreview } from '@yoimachi/contract/block';
import { formatDayShort, formatMinute } from '#lib/dates.ts';
import { pointsText } from '#ui/amount.tsx';
import { Note } from '#ui/note.tsx';
import { Section } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import { blockTexts as t } from './ja.ts';
import type { Side } from './side.ts';

interface Props {
  readonly side: Side;
  readonly preview: BlockPreview;
  /** She also reports, for her safety. */
  readonly isWaived: boolean;
}

/** What a block ends between the two, and what that costs. */
export function BlockTerms({ side, preview, isWaived }: Props) {
  const { bookings, pendingCount, inMeeting } = preview;
  return (
    <Section title={t.effects} level={3}>
      {bookings.length > 0 && (
        <>
          <p className="phrase text-sm font-bold">{t.willCancel(bookings.length)}</p>
          <Rows rows={bookings.map((booking) => row(side, booking))} />
          {side === 'guest' && bookings.some(({ castCount }) => castCount > 1) && <Note>{t.othersToo}</Note>}
          {side === 'cast' && !isWaived && <Note look="danger">{t.penalty(bookings.length)}</Note>}
          {side === 'cast' && <Note look={isWaived ? 'ok' : 'info'}>{t.penaltyWaived}</Note>}
        </>
      )}
      {pendingCount > 0 && (
        <Note>{side === 'guest' ? t.pendingOfGuest(pendingCount) : t.pendingOfCast(pendingCount)}</Note>
      )}
      {inMeeting && <Note>{t.inMeeting}</Note>}
      <Note>{t.secret}</Note>
    </Section>
  );
}

function row(side: Side, { day, startMinute, feePercent, feePoints }: BlockedBooking) {
  const fee = feePercent === 0 ? t.free : t.feeOf(pointsText(feePoints), feePercent);
  return {
    label: <span className="nums">{`${formatDayShort(day)} ${formatMinute(startMinute)}`}</span>,
    detail: side === 'guest' ? t.fee : undefined,
    amount: side === 'guest' ? <span className="nums text-sm font-bold">{fee}</span> : null,
  };
}
