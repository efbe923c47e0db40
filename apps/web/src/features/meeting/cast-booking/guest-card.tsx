import type { CastBookingDetail } from '@yoimachi/contract/booking';
import { GuestHeart } from '#find/favorite';
import { Card } from '#ui/card.tsx';
import { H2 } from '#ui/page.tsx';
import { attendanceRow, stateOf, tierLabels } from '#meeting/booking';
import { GuestFacts } from '#people/profile';
import { castBookingTexts as t } from './ja.ts';

/** What a cast may know of the guest before she answers. */
export function GuestCard({ booking, now }: { readonly booking: CastBookingDetail; readonly now: Date }) {
  const { good, keep, bad } = booking.guestReviewCounts;
  const labels = tierLabels.castOfGuest;
  const counts = [
    [labels.GOOD, good],
    [labels.KEEP, keep],
    [labels.BAD, bad],
  ] as const;
  return (
    <Card className="flex flex-col gap-4">
      <H2 aside={<GuestHeart guest={booking.guest} />}>{t.guestTitle}</H2>
      <GuestFacts
        guest={booking.guest}
        more={[
          {
            label: t.guestReviews,
            value: good + keep + bad === 0 ? t.noReviews : <Counts counts={counts} />,
          },
          ...attendanceRow(stateOf(booking), now),
          { label: t.number, value: <span className="nums">{booking.number}</span> },
        ]}
      />
    </Card>
  );
}

function Counts({ counts }: { readonly counts: readonly (readonly [string, number])[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {counts.map(([label, count]) => (
        <li key={label} className="flex justify-between gap-3">
          {label}
          <span className="nums font-bold">{t.countOf(count)}</span>
        </li>
      ))}
    </ul>
  );
}
