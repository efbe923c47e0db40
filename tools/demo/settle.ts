import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { App } from '../../apps/server/src/app.ts';
import { workOff } from '../../apps/server/src/platform/module/work-off.ts';

const LOOK_MS = 50;
/** What hangs so long, or failed and waits for its next try, is left to the product. */
const LONGEST_MS = 300_000;

/** Does all that is left to do, and waits for what the running product beside this has taken in hand. */
export async function settle(app: App): Promise<void> {
  const startMs = performance.now();
  await workOff(app);
  while ((await isInHand(app)) && performance.now() - startMs < LONGEST_MS) {
    await sleep(LOOK_MS);
    await workOff(app);
  }
}

async function isInHand({ context: { db } }: App): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`select exists (select from outbox where processed_at is null)
    or exists (select from pgboss.job where state = 'active') as busy`.execute(db);
  return rows[0]!.busy;
}
