import {
  CODE_ADDRESS_WINDOW_MINUTES,
  CODE_DIGITS,
  CODE_HARDER_CHECK_SENDS_AN_HOUR,
  CODE_TTL_MINUTES,
  toE164,
  type PhoneError,
} from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import type { BotCheckLevel } from '#gateways/bot-check/port.ts';
import { withTransaction } from '#platform/database';
import type { AccountDeps } from '../account.deps.ts';
import { codeMessage } from '../account.ja.ts';
import { checkSend, resendAt, spansAt } from '../code.policy.ts';
import { countAllSends, lockSends, readAddressSends, readNumberFacts, replaceCode } from '../code.store.ts';
import { networkOf } from '#platform/http';

export interface SendCodeOrder {
  /** As typed. */
  readonly phone: string;
  readonly browserId: string;
  readonly botCheck: string;
  readonly address: string;
}

/** How hard the bot check is for an address: harder from the twentieth code within an hour. */
export async function botCheckLevel({ db, clock }: AccountDeps, address: string): Promise<BotCheckLevel> {
  const { sends } = await readAddressSends(
    db,
    networkOf(address),
    addMinutes(clock.now(), -CODE_ADDRESS_WINDOW_MINUTES),
  );
  return sends >= CODE_HARDER_CHECK_SENDS_AN_HOUR ? 'hard' : 'normal';
}

type SendCodeFailure =
  | PhoneError
  | 'BOT_CHECK_FAILED'
  | 'QUOTA_EXCEEDED'
  | 'RESEND_TOO_SOON'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE';

/**
 * Sends a new code to a number and voids its old ones (rules.md 2). The message is sent after the code is stored, outside the transaction;
 * one the SMS service refuses still counts as sent.
 */
export async function sendCode(
  deps: AccountDeps,
  order: SendCodeOrder,
): Promise<Result<{ expiresAt: Date; resendAt: Date }, SendCodeFailure>> {
  const phone = toE164(order.phone, { allowTestPrefix: deps.config.allowTestPrefix });
  if (!phone.ok) return phone;
  const level = await botCheckLevel(deps, order.address);
  if (!(await deps.botCheck.accept(order.botCheck, level))) return fail('BOT_CHECK_FAILED');

  const code = deps.crypto.randomDigits(CODE_DIGITS);
  const stored = await storeCode(deps, order, phone.value, code);
  if (!stored.ok) return stored;
  try {
    await deps.sms.send({ to: phone.value, body: codeMessage(code) });
  } catch (error) {
    deps.log.error({ err: error }, 'an SMS could not be sent');
    return fail('UNAVAILABLE');
  }
  return stored;
}

type StoreCodeFailure = 'QUOTA_EXCEEDED' | 'RESEND_TOO_SOON' | 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_REQUESTS';

async function storeCode(deps: AccountDeps, order: SendCodeOrder, e164: string, code: string) {
  const { db, clock, crypto, ids } = deps;
  const phoneIndex = crypto.phoneIndex(e164);
  const address = networkOf(order.address);
  return withTransaction(
    db,
    async (trx): Promise<Result<{ expiresAt: Date; resendAt: Date }, StoreCodeFailure>> => {
      await lockSends(trx, address, phoneIndex);
      const now = clock.now();
      const spans = spansAt(now);
      const allowed = checkSend(
        await readNumberFacts(trx, phoneIndex, order.browserId, spans),
        {
          ofAddress: await readAddressSends(trx, address, addMinutes(now, -CODE_ADDRESS_WINDOW_MINUTES)),
          // Counted without a lock over all numbers: a cap on the bill may be exceeded by a few.
          ofDay: await countAllSends(trx, spans.dayFrom),
        },
        now,
      );
      if (!allowed.ok) return allowed;
      const id = ids.newId();
      const expiresAt = addMinutes(now, CODE_TTL_MINUTES);
      const codeHash = crypto.hashSecret(code, `sms-code:${id}`);
      await replaceCode(trx, {
        id,
        phoneIndex,
        browserId: order.browserId,
        address,
        codeHash,
        sentAt: now,
        expiresAt,
      });
      return ok({ expiresAt, resendAt: resendAt(now) });
    },
  );
}
