import { useMayAct } from '#lib/office.ts';
import { ActButton, type Act } from '#parts/act/index.ts';
import { approve, markReturned, markTransferred, reject, release } from './acts.tsx';
import type { Payoff } from './api.ts';

const acts: readonly Act<Payoff>[] = [reject, release, markReturned, approve, markTransferred];

/** What can be done about a payoff now, by the table that the server goes by. */
export function PayoffActs({ payoff }: { readonly payoff: Payoff }) {
  const mayAct = useMayAct();
  const possible = acts.filter((act) => mayAct(act.name) && act.isFor?.(payoff) !== false);
  if (possible.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3 *:min-w-32 *:flex-1">
      {possible.map((act) => (
        <ActButton key={act.name} act={act} of={payoff} isWhole />
      ))}
    </div>
  );
}
