import type { Setting, SettingValues } from '@yoimachi/contract/setting-history';
import type { Db, Trx } from '#platform/database';

export interface NewChange {
  readonly setting: Setting;
  /** Which one of several, in words; empty where there is one alone. */
  readonly subject: string;
  /** Null: it was not there. */
  readonly before: SettingValues | null;
  /** Null: it is not there any more. */
  readonly after: SettingValues | null;
  /** The operator; null: the product itself. */
  readonly by: string | null;
  readonly at: Date;
}

export async function insertChange(trx: Trx, change: NewChange): Promise<void> {
  const { setting, subject, before, after, by, at } = change;
  await trx
    .insertInto('setting_change')
    .values({
      setting,
      subject,
      operator_id: by,
      at,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
}

/** Changes below an id, the newest first. */
export function changesOf(
  db: Db,
  {
    setting,
    before,
    limit,
  }: { readonly setting: Setting | undefined; readonly before: number; readonly limit: number },
) {
  let query = db
    .selectFrom('setting_change as c')
    .leftJoin('operator as o', 'o.id', 'c.operator_id')
    .select(['c.id', 'c.setting', 'c.subject', 'c.before', 'c.after', 'c.at', 'o.name as operatorName'])
    .where('c.id', '<', before);
  if (setting !== undefined) query = query.where('c.setting', '=', setting);
  return query.orderBy('c.id', 'desc').limit(limit).execute();
}
