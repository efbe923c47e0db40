import type { Db } from '#platform/database';

/** What each stage leaves to the platform, in percent, from the first on. */
export async function stageFees(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('stage_fee').select('fee_percent').orderBy('stage').execute();
  return rows.map((row) => row.fee_percent);
}
