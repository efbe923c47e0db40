import { historyLabels, type HistoryLine } from '@yoimachi/contract/points';
import { dayOf, formatDay, formatTime, weekdayLabel } from '#lib/dates.ts';
import { Points, pointsText } from '#ui/amount.tsx';
import { Icon } from '#ui/icon.tsx';
import { pointTexts as t } from './ja.ts';

/** 「2026/11/21（土）18:00」 */
export function LineTime({ at }: { readonly at: string }) {
  const instant = new Date(at);
  const day = dayOf(instant);
  return (
    <span>
      {formatDay(day)}（{weekdayLabel(day)}）{formatTime(instant)}
    </span>
  );
}

/** One change of a balance; opens what it is about. */
export function HistoryRow(props: { readonly line: HistoryLine; readonly onOpen: () => void }) {
  const { line, onOpen } = props;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-3 px-4 py-3 text-left active:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-bold">{historyLabels[line.kind]}</span>
        <span className="nums block text-xs text-sub">
          <LineTime at={line.at} />
        </span>
        {line.counterpart && (
          <span className="block wrap-anywhere text-xs text-sub">{t.withPerson(line.counterpart)}</span>
        )}
      </span>
      <span className="flex shrink-0 flex-col items-end">
        <LineAmount line={line} />
        <span className="nums text-xs text-sub">{t.balanceAfter(pointsText(line.balancePoints))}</span>
      </span>
      <Icon name="forward" size={16} className="text-sub" />
    </button>
  );
}

/** The change of the balance, or the cost if the balance stays: held points used, a debt. */
function LineAmount({ line }: { readonly line: HistoryLine }) {
  const isQuiet = line.points === 0 && (line.usedPoints > 0 || line.debtPoints !== 0);
  if (!isQuiet) {
    return (
      <>
        <span className="nums font-bold">
          {line.points > 0 && <span>+</span>}
          <Points value={line.points} />
        </span>
        {line.feePoints > 0 && (
          <span className="nums text-xs text-sub">
            {t.ofWhole(pointsText(line.points + line.feePoints), pointsText(line.feePoints))}
          </span>
        )}
        {line.usedPoints > 0 && (
          <span className="nums text-xs text-sub">
            {t.fromHeld} {pointsText(line.usedPoints)}
          </span>
        )}
      </>
    );
  }
  const isHeld = line.usedPoints > 0;
  return (
    <>
      <Points value={isHeld ? line.usedPoints : line.debtPoints} className="text-sub" />
      <span className="text-xs text-sub">{isHeld ? t.fromHeld : t.owed}</span>
    </>
  );
}
