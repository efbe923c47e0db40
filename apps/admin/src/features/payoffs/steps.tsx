import { formatCount } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { formatMonthDayLong } from '#ui/lib/dates.ts';
import type { PayDay } from './api.ts';
import { payoffTexts as t } from './ja.ts';
import { markCounts } from './marks.tsx';
import { readyOf, sumsOf, sumsOfAll } from './shelf-sums.ts';

interface Step {
  readonly name: string;
  readonly note: string;
  readonly left: number;
  /** Something was done, so that nothing left means done. */
  readonly hasBegun: boolean;
}

/** Where the day stands: each step is done, at work, or to come. */
export function Steps({ day }: { readonly day: PayDay }) {
  const steps = stepsOf(day);
  const current = steps.findIndex(({ left }) => left > 0);
  return (
    <ol
      aria-label={t.steps}
      className="grid gap-px overflow-hidden rounded-lg border border-line bg-line tablet:grid-cols-2 office:grid-cols-4"
    >
      {steps.map((step, index) => {
        const state = step.left > 0 ? (index === current ? 'NOW' : 'NEXT') : step.hasBegun ? 'DONE' : 'NEXT';
        return (
          <li key={step.name} className="flex items-center gap-4 bg-surface px-5 py-4">
            <span
              className={cx(
                'grid size-9 shrink-0 place-items-center rounded-full text-sm font-bold',
                looks[state],
              )}
            >
              {state === 'DONE' ? <Icon name="check" size={18} /> : index + 1}
            </span>
            <div className="min-w-0 text-sm">
              <p className={cx(state === 'NOW' && 'font-bold')}>
                {step.name}
                <span className="sr-only">（{t.stepStates[state]}）</span>
              </p>
              <p
                className={cx('nums phrase text-xs', state === 'NOW' ? 'font-bold text-primary' : 'text-sub')}
              >
                {step.note}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const looks = {
  DONE: 'bg-ok text-bg',
  NOW: 'bg-primary text-on-primary',
  NEXT: 'bg-sunken text-sub',
} as const;

function stepsOf(day: PayDay): readonly Step[] {
  const all = sumsOfAll(day, () => true).count;
  const countOf = (shelf: Parameters<typeof sumsOf>[1]) => sumsOf(day, shelf).count;
  const [awaiting, review, inFile] = [countOf('AWAITING'), countOf('REVIEW'), countOf('IN_FILE')];
  const ready = readyOf(day);
  const exported = day.files.reduce((sum, { rowCount }) => sum + rowCount, 0);
  return [
    {
      name: t.step.approve,
      note: all === 0 ? t.nothing : t.approved(formatCount(all - awaiting), formatCount(all)),
      left: awaiting,
      hasBegun: all > 0,
    },
    {
      name: t.step.review,
      note: [review > 0 ? t.reviewLeft(formatCount(review)) : t.reviewNone, markCounts(day)]
        .filter(Boolean)
        .join('・'),
      left: review,
      hasBegun: all > 0,
    },
    {
      name: t.step.file,
      note:
        ready > 0 || exported === 0
          ? t.until(formatMonthDayLong(day.exportDay))
          : t.exported(formatCount(exported)),
      left: ready,
      hasBegun: exported > 0,
    },
    {
      name: t.step.results,
      note: resultsNote(day, inFile, exported),
      left: inFile,
      hasBegun: exported > 0,
    },
  ];
}

function resultsNote({ payDay }: PayDay, inFile: number, exported: number): string {
  if (inFile > 0) return t.resultsLeft(formatCount(inFile));
  return exported > 0 ? t.resultsDone : t.resultsFrom(formatMonthDayLong(payDay));
}
