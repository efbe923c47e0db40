import { inColumns, type Db, type NewRow } from '#platform/database';

const WEBHOOK = 'sandbox_payment.webhook';

export const WEBHOOK_MODES = ['PROMPT', 'EARLY', 'LATE', 'TWICE', 'OUT_OF_ORDER', 'OFF'] as const;
export type WebhookMode = (typeof WEBHOOK_MODES)[number];

/** How webhooks are sent, a setting of the sandbox. */
export async function webhookMode(db: Db): Promise<WebhookMode> {
  const row = await db.selectFrom('sandbox_payment.setting').select('webhooks').executeTakeFirst();
  return row?.webhooks ?? 'PROMPT';
}

export async function setWebhookMode(db: Db, mode: WebhookMode): Promise<void> {
  await db.updateTable('sandbox_payment.setting').set({ webhooks: mode }).execute();
}

export type NewWebhook = NewRow<typeof WEBHOOK>;

export async function insertWebhooks(db: Db, webhooks: readonly NewWebhook[]): Promise<void> {
  if (webhooks.length === 0) return;
  await db.insertInto(WEBHOOK).values(webhooks.map(inColumns)).execute();
}

/** Whether anything about a payment was reported before. */
export async function hasTold(db: Db, paymentKey: string): Promise<boolean> {
  const row = await db
    .selectFrom(WEBHOOK)
    .select('id')
    .where('payment_key', '=', paymentKey)
    .executeTakeFirst();
  return row !== undefined;
}

export const webhooksToSend = (db: Db) =>
  db
    .selectFrom(WEBHOOK)
    .select(['id', 'send_at as due_at'])
    .where('sent_at', 'is', null)
    .orderBy('send_at')
    .orderBy('id');

/** The body of one that was not sent yet. */
export function findUnsent(db: Db, id: number) {
  return db
    .selectFrom(WEBHOOK)
    .select('body')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
}

export async function markSent(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable(WEBHOOK).set({ sent_at: at }).where('id', '=', id).execute();
}
