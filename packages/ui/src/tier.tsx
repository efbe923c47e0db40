import { Icon } from './icon.tsx';
import { uiTexts } from './ja.ts';

const names = { SUPER_PREMIUM: 'SUPER PREMIUM', PREMIUM: 'PREMIUM', REGULAR: null } as const;

/** A cast's class, in champagne; REGULAR shows nothing. `isOnPhoto` for the colour that reads on a picture. */
export function Tier(props: {
  readonly castClass: keyof typeof names;
  readonly isOnPhoto?: boolean | undefined;
}) {
  const name = names[props.castClass];
  if (!name) return null;
  return (
    <span
      lang="en"
      className={`text-[min(0.6875rem,2.6vw)] leading-normal font-bold tracking-[0.12em] whitespace-nowrap ${
        props.isOnPhoto ? 'text-photo-gold [text-shadow:0_1px_3px_rgb(0_0_0/0.7)]' : 'text-gold'
      }`}
    >
      {name}
    </span>
  );
}

interface ScoreProps {
  /** Average of 1–5; null while there are fewer than three reviews. */
  readonly score: number | null;
  readonly count: number;
  /** `full` writes 「（45件）」, `short` 「(45)」, `bare` only the score. */
  readonly form?: 'full' | 'short' | 'bare' | undefined;
}

/** Review score with its star. Nothing while there is no score. */
export function Score({ score, count, form = 'short' }: ScoreProps) {
  if (score === null) return null;
  return (
    <span className="nums inline-flex items-center gap-0.5 text-sm whitespace-nowrap">
      <Icon name="star" size={16} className="text-gold" />
      <span aria-hidden="true" className="font-bold">
        {score.toFixed(1)}
      </span>
      {form !== 'bare' && (
        <span aria-hidden="true" className="text-sub">
          {form === 'full' ? `（${count}件）` : `(${count})`}
        </span>
      )}
      <span className="sr-only">{uiTexts.score(score, count)}</span>
    </span>
  );
}
