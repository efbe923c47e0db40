import { sql } from 'kysely';
import { QUIET_HOURS, type ChosenChannel, type QuietHours } from '@yoimachi/domain/notification';
import { allRows, oneOf, type Db, type Trx } from '#platform/database';

/** What a person set, and by which ways she can be reached. */
export interface RecipientRow {
  readonly accountId: string;
  readonly identityId: string;
  readonly hasLeft: boolean;
  readonly chosen: readonly ChosenChannel[];
  readonly isQuiet: boolean;
  readonly quiet: QuietHours;
  readonly everyChannel: boolean;
  readonly hasPhone: boolean;
  readonly hasLine: boolean;
  readonly hasMail: boolean;
}

/** By account; who does not exist is not in it. */
export async function findRecipients(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, RecipientRow>> {
  const rows = await allRows<RecipientRow>(db)`
    select a.id as "accountId", a.identity_id as "identityId", a.left_at is not null as "hasLeft",
      coalesce((select jsonb_agg(jsonb_build_object('category', s.category, 'channel', s.channel, 'isOn', s.is_on))
        from notification_setting s where s.account_id = a.id), '[]') as chosen,
      coalesce(p.is_quiet, true) as "isQuiet",
      jsonb_build_object('fromMinute', coalesce(p.quiet_from_minute, ${QUIET_HOURS.fromMinute}::int),
        'toMinute', coalesce(p.quiet_to_minute, ${QUIET_HOURS.toMinute}::int)) as quiet,
      coalesce(p.every_channel, false) as "everyChannel",
      i.phone_index is not null as "hasPhone",
      exists (select from line_user l where l.identity_id = a.identity_id and l.unlinked_at is null) as "hasLine",
      exists (select from notification_mail m where m.account_id = a.id) as "hasMail"
    from account a join identity i on i.id = a.identity_id
    left join notification_preference p on p.account_id = a.id
    where a.id = ${oneOf(accountIds)}`;
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** What is set again replaces what was set; cells of the defaults are not kept. */
export async function writeSettings(
  trx: Trx,
  accountId: string,
  cells: readonly ChosenChannel[],
  rest: { readonly isQuiet: boolean; readonly quiet: QuietHours; readonly everyChannel: boolean },
): Promise<void> {
  const row = {
    is_quiet: rest.isQuiet,
    quiet_from_minute: rest.quiet.fromMinute,
    quiet_to_minute: rest.quiet.toMinute,
    every_channel: rest.everyChannel,
  };
  // Its row is the lock: of two changes at once the later one is kept as a whole.
  await trx
    .insertInto('notification_preference')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  await trx.deleteFrom('notification_setting').where('account_id', '=', accountId).execute();
  await sql`insert into notification_setting (account_id, category, channel, is_on)
    select ${accountId}, * from unnest(${cells.map(({ category }) => category)}::text[],
      ${cells.map(({ channel }) => channel)}::text[], ${cells.map(({ isOn }) => isOn)}::boolean[])`.execute(
    trx,
  );
}
