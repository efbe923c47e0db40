import { DAY_MINUTES, addMinutes } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';

const INVITES_KEPT_DAYS = 30;
const SESSIONS_KEPT_DAYS = 183;

/** Removes what is over. */
export async function forgetOver(db: Db, at: Date): Promise<void> {
  const ago = (days: number) => addMinutes(at, -days * DAY_MINUTES);
  await db.deleteFrom('operator_try').where('ends_at', '<', at).execute();
  await db.deleteFrom('operator_challenge').where('ends_at', '<', at).execute();
  await db.deleteFrom('operator_invite').where('ends_at', '<', ago(INVITES_KEPT_DAYS)).execute();
  await db.deleteFrom('operator_session').where('ends_at', '<', ago(SESSIONS_KEPT_DAYS)).execute();
  await db.deleteFrom('operator_browser').where('seen_at', '<', ago(SESSIONS_KEPT_DAYS)).execute();
}
