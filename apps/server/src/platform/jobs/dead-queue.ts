import { fromKysely, PgBoss } from 'pg-boss';
import type { Db } from '#platform/database';

/** Where jobs go that were given up. */
export const DEAD = 'dead';

/** Lets a job that was given up be tried again, from its first try on; false when there is none. */
export async function reviveJob(db: Db, id: string): Promise<boolean> {
  const boss = new PgBoss({ db: fromKysely(db), supervise: false, schedule: false, migrate: false });
  await boss.start();
  try {
    return (await boss.redrive(DEAD, { ids: [id] })) === 1;
  } finally {
    await boss.stop({ graceful: false });
  }
}
