import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import type { App } from '../../apps/server/src/app.ts';
import { closed } from '../../apps/server/src/modules/base/read-log/index.ts';
import { listOperators } from '../../apps/server/src/modules/desk/operator/index.ts';
import { call } from '../../apps/server/src/operator-cli/call.ts';
import type { ActingContext } from '../../apps/server/src/operator-cli/command.ts';

/** Some days ago, in the order in which they happened. */
export type Act = (daysAgo: number, name: string) => ActingContext;

/** The calls of the demo's operators, at times before now. */
export async function actingIn({ context }: App): Promise<Act> {
  const operators = await listOperators(context.db);
  return (daysAgo, name) => {
    const operator = operators.find((one) => one.name === name);
    if (!operator) throw new Error(`The demo has no operator ${name}`);
    return {
      ...context,
      crypto: closed(context.crypto),
      operator,
      clock: { now: () => addMinutes(context.clock.now(), -daysAgo * DAY_MINUTES) },
    };
  };
}

/** Since the last change of a setting there is, at most so many: those of a demo that is in use come after it, closer to each other. */
export async function daysSinceLastChange(as: Act, most: number): Promise<number> {
  const now = as(0, 'tanaka');
  const { items } = await call(now, 'listSettingChanges', { query: {} });
  const last = items[0];
  const days = last
    ? (now.clock.now().getTime() - new Date(last.at).getTime()) / (DAY_MINUTES * 60_000)
    : most;
  return Math.max(0, Math.min(most, days));
}
