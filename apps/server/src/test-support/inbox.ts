import { toE164 } from '@yoimachi/domain/account';
import type { TestApp } from './start.ts';

/** The 6 digits of the newest SMS to a number. */
export async function lastCode(test: TestApp, phone: string): Promise<string> {
  const e164 = toE164(phone, { allowTestPrefix: true });
  const row = await test.db
    .selectFrom('dev_inbox')
    .select('body')
    .where('recipient', '=', e164.ok ? e164.value : phone)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const code = /\d{6}/.exec(row?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${phone}`);
  return code;
}
