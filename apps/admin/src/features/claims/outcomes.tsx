import type { ClaimPreview } from '@yoimachi/contract/booking-admin';
import type { ClaimOutcome } from '@yoimachi/domain/booking';
import { useId } from 'react';
import { formatCount } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { choiceClass } from '#ui/radio-cards.tsx';
import { claimTexts as t, outcomeDetails, outcomeNames } from './ja.ts';

type Outcome = ClaimPreview['outcomes'][number];

interface Props {
  readonly preview: ClaimPreview;
  readonly value: ClaimOutcome | null;
  readonly onChange: (outcome: ClaimOutcome) => void;
}

/** The ways to decide, each with what it would do: what the guest pays, what the cast gets, what is kept as the fee. */
export function Outcomes({ preview, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="pb-2 text-sm font-bold">{t.preview}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,176px),1fr))] gap-3">
        {preview.outcomes.map((outcome) => (
          <label
            key={outcome.outcome}
            className={cx(
              choiceClass(outcome.outcome === value),
              'flex min-w-0 flex-col gap-3 p-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary',
            )}
          >
            <input
              type="radio"
              name={name}
              value={outcome.outcome}
              checked={outcome.outcome === value}
              onChange={() => onChange(outcome.outcome)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span>
              <span className="block text-sm font-bold">{outcomeNames[outcome.outcome]}</span>
              <span className="phrase block text-xs">{outcomeDetails[outcome.outcome]}</span>
            </span>
            <Figures outcome={outcome} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const minutesText = ({ outcome, billedMinutes }: Outcome) =>
  billedMinutes === null ? (outcome === 'PLAN' ? t.asPlanned : t.none) : t.minutesOf(billedMinutes);

function Figures({ outcome }: { readonly outcome: Outcome }) {
  const { billedPoints, rewardPoints, feePoints, penalty, settledPoints } = outcome;
  const rows: readonly (readonly [string, string, boolean?])[] = [
    [t.billed, t.points(formatCount(billedPoints)), true],
    [t.reward, t.points(formatCount(rewardPoints))],
    [t.fee, t.points(formatCount(feePoints))],
    [t.minutes, minutesText(outcome)],
    [t.penalty, penalty === null ? t.none : t.penalties[penalty]],
    [t.settled, settledPoints === null ? t.open : t.points(formatCount(settledPoints))],
  ];
  return (
    <span className="flex flex-col gap-1.5 border-t border-line pt-3 text-xs">
      {rows.map(([label, figure, isMain]) => (
        <span key={label} className="flex items-baseline justify-between gap-3">
          <span className="whitespace-nowrap">{label}</span>
          <span className={cx('nums whitespace-nowrap', isMain && 'text-base font-bold')}>{figure}</span>
        </span>
      ))}
    </span>
  );
}
