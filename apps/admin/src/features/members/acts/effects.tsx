import type { LeavingPreview } from '@yoimachi/contract/leaving';
import type { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { useQuery } from '@tanstack/react-query';
import { goodwillQuery } from '#lib/goodwill.ts';
import { visible } from '#lib/visible.ts';
import { pointsText, yenText } from '#ui/amount.tsx';
import { formatDay, formatDeadline } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { useNow } from '#ui/lib/use-now.ts';
import { Note } from '#ui/note.tsx';
import { obstacleNames } from '../names.ja.ts';
import { actTexts as t } from './ja.ts';

export type Suspension = CallAnswer<typeof operatorAdminRoutes.previewSuspension>;

/** What a suspension ends. */
export function SuspensionEffects({ seen: { sessions, ends, goesOn } }: { readonly seen: Suspension }) {
  const now = useNow();
  return (
    <ul className="flex flex-col gap-2">
      <li>{sessions > 0 ? t.sessions(sessions) : t.noSessions}</li>
      <li>
        {ends.length > 0 ? t.ends(ends.length) : t.endsNone}
        <ul className="mt-1 flex max-h-40 flex-col gap-1 overflow-y-auto text-xs text-sub">
          {ends.map(({ booking, feePoints }) => (
            <li key={booking.bookingId} className="nums flex flex-wrap gap-x-2">
              <span>{booking.number}</span>
              <span>{formatDeadline(new Date(booking.startsAt), now)}</span>
              <bdi>{visible(booking.guest.nickname)}</bdi>
              {feePoints > 0 && <span>{t.fee(pointsText(feePoints))}</span>}
            </li>
          ))}
        </ul>
      </li>
      {goesOn.length > 0 && <li>{t.goesOn(goesOn.length)}</li>}
    </ul>
  );
}

/** What leaving does, or what stands against it. */
export function LeavingEffects({ seen }: { readonly seen: LeavingPreview }) {
  const { obstacles, lapsingPoints, couponCount, payoff, hasOtherAccount } = seen;
  if (obstacles.length > 0)
    return (
      <div className="flex flex-col gap-2">
        <Note look="danger">{t.leaveRefused}</Note>
        <ul className="flex flex-col gap-1">
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{obstacleNames[obstacle]}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <ul className="flex flex-col gap-2">
      <li>{lapsingPoints > 0 ? t.lapsing(pointsText(lapsingPoints)) : t.lapsingNone}</li>
      {couponCount > 0 && <li>{t.couponsLapse(couponCount)}</li>}
      {payoff && <li>{t.paidOut(yenText(payoff.transferYen), formatDay(payoff.payDay))}</li>}
      {hasOtherAccount && <li>{t.otherStays}</li>}
    </ul>
  );
}

/** What is left of the day's points that an operator gives alone. */
export function GoodwillLeft() {
  const { data } = useQuery(goodwillQuery);
  return data && <Note>{t.goodwillLeft(pointsText(data.leftPoints), pointsText(data.pointsADay))}</Note>;
}
