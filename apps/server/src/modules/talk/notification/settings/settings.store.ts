import { sql } from 'kysely';
import { QUIET_HOURS, type ChosenChannel, type QuietHours } from '@yoimachi/domain/notification';
import { oneOf, type Db, type Trx } from '#platform/database';

/** What a person set, and by which ways she can be reached. */
export interface RecipientRow {
  readonly account_id: string;
  readonly identity_id: string;
  readonly has_left: boolean;
  readonly chosen: readonly ChosenChannel[];
  readonly is_quiet: boolean;
  readonly quiet_from_minute: number;
  readonly quiet_to_minute: number;
  readonly every_channel: boolean;
  readonly has_phone: boolean;
  readonly has_line: boolean;
  readonly has_mail: boolean;
}

/** By account; who does not exist is not in it. */
export async function findRecipients(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, RecipientRow>> {
  const { rows } = await sql<RecipientRow>`
    select a.id as account_id, a.identity_id, a.left_at is not null as has_left,
      coalesce((select jsonb_agg(jsonb_build_object('category', s.category, 'channel', s.channel, 'isOn', s.is_on))
        from notification_setting s where s.account_id = a.id), '[]') as chosen,
      coalesce(p.is_quiet, true) as is_quiet,
      coalesce(p.quiet_from_minute, ${QUIET_HOURS.fromMinute}) as quiet_from_minute,
      coalesce(p.quiet_to_minute, ${QUIET_HOURS.toMinute}) as quiet_to_minute,
      coalesce(p.every_channel, false) as every_channel,
      i.phone_index is not null as has_phone,
      exists (select from line_user l where l.identity_id = a.identity_id and l.unlinked_at is null) as has_line,
      exists (select from notification_mail m where m.account_id = a.id) as has_mail
    from account a join identity i on i.id = a.identity_id
    left join notification_preference p on p.account_id = a.id
    where a.id = ${oneOf(accountIds)}`.execute(db);
  return new Map(rows.map((row) => [row.account_id, row]));
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
