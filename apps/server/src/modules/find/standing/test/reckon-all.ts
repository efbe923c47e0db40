import type { TestApp } from '../../../../test-support/index.ts';
import { reckon } from '../reckon.ts';
import { markAllDue } from '../standing.store.ts';

/** Reckons everybody who is due, without whatever else is; returns in how many parts. */
export async function reckonDue({ db, context, clock }: TestApp): Promise<number> {
  for (let parts = 0; ; parts++) {
    const left = await db.selectFrom('standing_due').select('cast_id').limit(1).executeTakeFirst();
    if (!left) return parts;
    await reckon(context, { id: left.cast_id, dueAt: clock.now() });
  }
}

/** Everybody's place, as every night. */
export async function reckonAll(app: TestApp): Promise<number> {
  await markAllDue(app.db, app.clock.now());
  return reckonDue(app);
}
