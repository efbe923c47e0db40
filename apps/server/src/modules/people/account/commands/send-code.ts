import {
  CODE_ADDRESS_WINDOW_MINUTES,
  CODE_DIGITS,
  CODE_HARDER_CHECK_NUMBERS_AN_HOUR,
  CODE_TTL_MINUTES,
  numberBlock,
  toE164,
  type PhoneError,
} from '@yoimachi/domain/account';
import type { CodePurpose } from '@yoimachi/domain/phone';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import type { BotCheckLevel } from '#gateways/bot-check/port.ts';
import { withTransaction } from '#platform/database';
import { DeliveryError } from '#platform/delivery';
import { isWithin, networkOf } from '#platform/http';
import type { AccountDeps } from '../account.deps.ts';
import { codeMessage } from '../account.ja.ts';
import { checkSend, resendAt, spansAt } from '../code.policy.ts';
import {
  countAllSends,
  lockSends,
  readBlockSends,
  readFirstSends,
  readNumberFacts,
  removeUnsentCode,
  replaceCode,
  type Limited,
} from '../code.store.ts';

interface Sender {
  readonly browserId: string;
  readonly botCheck: string;
  readonly address: string;
}

export interface SendCodeOrder extends Sender {
  /** As typed. */
  readonly phone: string;
  readonly purpose: CodePurpose;
}

/**
 * How hard the bot check is for an address: harder after twenty new numbers within an hour. Whoever is behind it does the same work, so that the
 * check tells nobody which numbers are known.
 */
export async function botCheckLevel({ db, clock }: AccountDeps, address: string): Promise<BotCheckLevel> {
  const from = addMinutes(clock.now(), -CODE_ADDRESS_WINDOW_MINUTES);
  return levelAfter(await readFirstSends(db, networkOf(address), from));
}

const levelAfter = ({ sends }: Limited): BotCheckLevel =>
  sends >= CODE_HARDER_CHECK_NUMBERS_AN_HOUR ? 'hard' : 'normal';

/** How many new numbers an hour an address may have; those of the carriers that operators named stand for many people each. */
function ceilingOf({ config: { codeSends } }: AccountDeps, address: string): number {
  return isWithin(codeSends.carriers, address) ? codeSends.perCarrierAddress : codeSends.perAddress;
}

type StoreCodeFailure =
  | 'BOT_CHECK_FAILED'
  | 'QUOTA_EXCEEDED'
  | 'RESEND_TOO_SOON'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_MANY_REQUESTS';
type SendFailure = StoreCodeFailure | 'PHONE_REFUSED' | 'UNAVAILABLE';
interface Sent {
  readonly id: string;
  readonly expiresAt: Date;
  readonly resendAt: Date;
}

/** Sends a new code to a number as typed (see `sendCodeTo`). */
export async function sendCode(
  deps: AccountDeps,
  order: SendCodeOrder,
): Promise<Result<Sent, PhoneError | SendFailure>> {
  const phone = toE164(order.phone, { allowTestPrefix: deps.config.allowTestPrefix });
  return phone.ok ? sendCodeTo(deps, phone.value, order.purpose, order) : phone;
}

/**
 * Sends a new code to a number and voids its old ones, whatever they were for (rules.md 2). The message is sent after the code is stored,
 * outside the transaction. One the SMS service refuses for its number counts as sent, as does one that may have been sent; one that surely was
 * not counts for nothing.
 */
export async function sendCodeTo(
  deps: AccountDeps,
  e164: string,
  purpose: CodePurpose,
  sender: Sender,
): Promise<Result<Sent, SendFailure>> {
  const level = await botCheckLevel(deps, sender.address);
  if (!(await deps.botCheck.accept(sender.botCheck, level))) return fail('BOT_CHECK_FAILED');

  const code = deps.crypto.randomDigits(CODE_DIGITS);
  const stored = await storeCode(deps, { e164, purpose, code, level, ...sender });
  if (!stored.ok) return stored;
  const { id } = stored.value;
  const message = { key: `code:${id}`, to: e164, body: codeMessage(code, purpose) };
  const delivered = await deps.sms
    .send({ ...message, validMinutes: CODE_TTL_MINUTES })
    .catch((error: unknown) => unsent(deps, id, error));
  if (delivered === 'SENT') return stored;
  if (delivered === 'REFUSED') return fail('PHONE_REFUSED', 'phone');
  return fail(delivered === 'EXHAUSTED' ? 'QUOTA_EXCEEDED' : 'UNAVAILABLE');
}

async function unsent(
  { db, log }: AccountDeps,
  codeId: string,
  error: unknown,
): Promise<'EXHAUSTED' | 'NOT_SENT'> {
  log.error({ err: error }, 'an SMS could not be sent');
  if (!(error instanceof DeliveryError)) return 'NOT_SENT';
  await removeUnsentCode(db, codeId);
  return error.isExhausted ? 'EXHAUSTED' : 'NOT_SENT';
}

interface StoreOrder extends Sender {
  readonly e164: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  /** Of the bot check that was accepted. */
  readonly level: BotCheckLevel;
}

function storeCode(deps: AccountDeps, order: StoreOrder): Promise<Result<Sent, StoreCodeFailure>> {
  const { db, clock, crypto, ids } = deps;
  const { browserId, purpose } = order;
  const phoneIndex = crypto.phoneIndex(order.e164);
  const blockIndex = crypto.phoneIndex(numberBlock(order.e164));
  const address = networkOf(order.address);
  return withTransaction(db, async (trx) => {
    await lockSends(trx, address, phoneIndex);
    const now = clock.now();
    const spans = spansAt(now);
    const firstSends = await readFirstSends(trx, address, addMinutes(now, -CODE_ADDRESS_WINDOW_MINUTES));
    // The twentieth came meanwhile: who has gathered easy proofs cannot spend them all at once.
    if (order.level === 'normal' && levelAfter(firstSends) === 'hard') return fail('BOT_CHECK_FAILED');
    const facts = await readNumberFacts(trx, phoneIndex, browserId, spans);
    const allowed = checkSend(
      facts,
      {
        ofAddress: { ...firstSends, ceiling: ceilingOf(deps, order.address) },
        // These two are counted without a lock over all numbers: a cap on the bill may be exceeded by a few.
        ofBlock: await readBlockSends(trx, blockIndex, addMinutes(now, -CODE_ADDRESS_WINDOW_MINUTES)),
        ofDay: await countAllSends(trx, spans.dayFrom),
      },
      now,
    );
    if (!allowed.ok) return allowed;
    const id = ids.newId();
    const expiresAt = addMinutes(now, CODE_TTL_MINUTES);
    const codeHash = crypto.hashSecret(order.code, `sms-code:${id}`);
    const sent = { isFirst: !facts.isKnown, sentAt: now, expiresAt };
    await replaceCode(trx, { id, purpose, phoneIndex, blockIndex, browserId, address, codeHash, ...sent });
    return ok({ id, expiresAt, resendAt: resendAt(now) });
  });
}
