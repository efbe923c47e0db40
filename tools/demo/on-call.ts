import { listShifts, onCallAdmin } from '../../apps/server/src/modules/desk/on-call/index.ts';
import { listOperators } from '../../apps/server/src/modules/desk/operator/index.ts';
import type { ActContext } from '../../apps/server/src/platform/module/index.ts';

/** The demo's operators answer alarms by day and by night; their SMS and mail come to the development inbox. */
const SHIFTS = [
  {
    name: 'tanaka',
    phone: '09000000001',
    mail: 'tanaka@example.jp',
    weekdays: 'daily',
    hours: '12:00-00:00',
  },
  {
    name: 'suzuki',
    phone: '09000000002',
    mail: 'suzuki@example.jp',
    weekdays: 'daily',
    hours: '18:00-06:00',
  },
];

/** Puts them on call where nobody is. */
export async function ensureOnCall(context: ActContext): Promise<void> {
  if ((await listShifts(context.db)).length > 0) return;
  const operators = await listOperators(context.db);
  for (const { name, ...body } of SHIFTS) {
    const operator = operators.find((one) => one.name === name && one.disabled_at === null);
    if (!operator) continue;
    const added = await onCallAdmin(context).addShift({
      params: { operatorId: operator.id },
      query: undefined,
      body,
      operator,
    });
    if (!added.ok) throw new Error(`the demo's operators on call: ${added.error.code}`);
  }
}
