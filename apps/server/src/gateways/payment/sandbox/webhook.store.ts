import { sql } from 'kysely';
import { firstRow, inColumns, isThere, type Db, type NewRow, type RowOf } from '#platform/database';

const WEBHOOK = 'sandbox_payment.webhook';

export const WEBHOOK_MODES = ['PROMPT', 'EARLY', 'LATE', 'TWICE', 'OUT_OF_ORDER', 'OFF'] as const;
export type WebhookMode = (typeof WEBHOOK_MODES)[number];

/** How webhooks are sent, a setting of the sandbox. */
export async function webhookMode(db: Db): Promise<WebhookMode> {
  const row = await db.selectFrom('sandbox_payment.setting').select('webhooks').executeTakeFirst();
  return row?.webhooks ?? 'PROMPT';
}

export const setWebhookMode = (db: Db, mode: WebhookMode) =>
  sql`update sandbox_payment.setting set webhooks = ${mode}`.execute(db);

export type NewWebhook = NewRow<typeof WEBHOOK>;

export async function insertWebhooks(db: Db, webhooks: readonly NewWebhook[]): Promise<void> {
  if (webhooks.length === 0) return;
  await db.insertInto(WEBHOOK).values(webhooks.map(inColumns)).execute();
}

/** Whether anything about a payment was reported before. */
export const hasTold = (db: Db, paymentKey: string) =>
  isThere(db)`select from sandbox_payment.webhook where payment_key = ${paymentKey}`;

export const webhooksToSend = sql`
  select id, send_at as due_at from sandbox_payment.webhook where sent_at is null order by send_at, id`;

/** The body of one that was not sent yet. */
export const findUnsent = (db: Db, id: number) =>
  firstRow<RowOf<typeof WEBHOOK, 'body'>>(db)`
    select body from sandbox_payment.webhook where id = ${id} and sent_at is null`;

export const markSent = (db: Db, id: number, at: Date) =>
  sql`update sandbox_payment.webhook set sent_at = ${at} where id = ${id}`.execute(db);
