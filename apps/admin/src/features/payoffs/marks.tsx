import type { PayoffMarkKind } from '@yoimachi/domain/payoff';
import { whenText } from '#lib/when.ts';
import { formatCount } from '#ui/amount.tsx';
import { Chip, type ChipLook } from '#ui/chip.tsx';
import { now } from '#ui/lib/clock.ts';
import type { DayPayoff, PayDay } from './api.ts';
import { payoffTexts as t } from './ja.ts';

type Mark = DayPayoff['marks'][number];

const looks: Readonly<Record<PayoffMarkKind, ChipLook>> = {
  YOUNG_CARD: 'wait',
  CIRCLE: 'danger',
  OTHER_NAME: 'danger',
};

/** Whether it says something that nobody has looked at. */
const lookOf = ({ mark, releasedAt }: Mark): ChipLook => (releasedAt === null ? looks[mark] : 'mute');

/** What a payoff of a list is marked for. */
export const MarkChips = ({ marks }: Pick<DayPayoff, 'marks'>) =>
  marks.map((one) => (
    <Chip key={one.mark} look={lookOf(one)}>
      {t.marks[one.mark]}
    </Chip>
  ));

function stateOf({ waitsUntil, releasedAt }: Mark): string | null {
  if (releasedAt !== null) return t.markReleased(whenText(releasedAt));
  if (waitsUntil === null) return null;
  return new Date(waitsUntil) > now()
    ? t.markUntil(whenText(waitsUntil))
    : t.markWaited(whenText(waitsUntil));
}

/** Since when a payoff is marked for what, and what to do about it. */
export function Marks({ marks }: Pick<DayPayoff, 'marks'>) {
  if (marks.length === 0) return null;
  return (
    <section className="flex flex-col gap-3" aria-label={t.markTitle}>
      <h3 className="font-gothic text-sm font-bold">{t.markTitle}</h3>
      <ul className="flex flex-col gap-3">
        {marks.map((one) => (
          <li key={one.mark} className="flex flex-col gap-1 border-l-2 border-line pl-3">
            <p className="flex flex-wrap items-center gap-2">
              <Chip look={lookOf(one)}>{t.marks[one.mark]}</Chip>
              <span className="nums text-xs text-sub">
                {[t.markSince(whenText(one.since)), stateOf(one)].filter(Boolean).join('・')}
              </span>
            </p>
            <p className="phrase text-xs">{t.markHelp[one.mark]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many payoffs that are still open carry which mark: 「循環の疑い 2件」. */
export function markCounts({ shelves }: PayDay): string {
  const open = shelves.filter(({ shelf }) => shelf === 'REVIEW' || shelf === 'AWAITING' || shelf === 'READY');
  const counts = new Map<PayoffMarkKind, number>();
  for (const { mark, count } of open.flatMap(({ marks }) => marks))
    counts.set(mark, (counts.get(mark) ?? 0) + count);
  return [...counts].map(([mark, count]) => t.marked(t.marks[mark], formatCount(count))).join('・');
}
