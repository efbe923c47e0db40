import type { HistoryLine } from '@yoimachi/contract/points';
import { Link } from '@tanstack/react-router';
import { dayOf, formatDay, formatTime, weekdayLabel } from '../../lib/dates.ts';
import { Points, pointsText } from '../../ui/amount.tsx';
import { Icon } from '../../ui/icon.tsx';
import { historyLabels, pointTexts as t } from './ja.ts';

/** One change of the guest's points; leads to the booking it belongs to. */
export function GuestHistoryLine({ line }: { readonly line: HistoryLine }) {
  if (!line.bookingId) return <Body line={line} />;
  return (
    <Link to="/guest/dohan-detail" search={{ bookingId: line.bookingId }} className="block active:bg-sunken">
      <Body line={line} isLink />
    </Link>
  );
}

function Body({ line, isLink }: { readonly line: HistoryLine; readonly isLink?: boolean }) {
  const at = new Date(line.at);
  const day = dayOf(at);
  return (
    <div className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-bold">{historyLabels[line.kind]}</p>
        <p className="nums truncate text-xs text-sub">
          {formatDay(day)}（{weekdayLabel(day)}）{formatTime(at)}
        </p>
        {line.counterpart && <p className="truncate text-xs text-sub">{t.withCast(line.counterpart)}</p>}
      </div>
      <div className="flex shrink-0 flex-col items-end">
        {isFromHeld(line) ? (
          <>
            <Points value={line.usedPoints} className="text-sub" />
            <span className="text-xs text-sub">{t.fromHeld}</span>
          </>
        ) : (
          <span className="nums font-bold">
            {line.points > 0 && '+'}
            <Points value={line.points} />
          </span>
        )}
        <span className="nums text-xs text-sub">{t.balanceAfter(pointsText(line.balancePoints))}</span>
      </div>
      {isLink && <Icon name="forward" size={16} className="text-sub" />}
    </div>
  );
}

/** Paid from what the booking had set aside before: nothing changes in what can be spent. */
function isFromHeld(line: HistoryLine): boolean {
  return line.points === 0 && line.usedPoints > 0;
}
