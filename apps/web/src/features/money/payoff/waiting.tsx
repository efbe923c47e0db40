import type { PayoffPreparation } from '@yoimachi/contract/payoff';
import { dayOf, formatDayShort, formatTime } from '#lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { payoffTexts as t } from './ja.ts';

/** What a young card paid, and when it can be asked for. */
export function Waiting({ prepared: { waits } }: { readonly prepared: PayoffPreparation }) {
  if (waits.length === 0) return null;
  return (
    <Note isBoxed>
      <p className="font-bold">{t.waiting}</p>
      <ul className="nums">
        {waits.map(({ points, until }) => {
          const at = new Date(until);
          return <li key={until}>{t.waitsUntil(formatDayShort(dayOf(at)), formatTime(at), points)}</li>;
        })}
      </ul>
      <p>{t.waitingHelp}</p>
    </Note>
  );
}
