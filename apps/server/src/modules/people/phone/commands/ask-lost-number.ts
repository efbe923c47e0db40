import type { phoneRoutes } from '@yoimachi/contract/phone';
import type { BodyOf } from '@yoimachi/contract/route';
import { toE164, type PhoneError } from '@yoimachi/domain/account';
import { LOST_NUMBER_MAX_A_DAY } from '@yoimachi/domain/phone';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf, instantAt } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import { networkOf } from '#platform/http';
import { publish } from '#platform/outbox';
import { spendCode, type CodeFailure } from '#people/account';
import { countRequests, insertRequest, isCodeOfRequest, lockNetwork } from '../lost.store.ts';
import { sealsOf, type Said } from '../sealed.ts';
import type { Tools } from './change-phone.ts';

export type LostNumberOrder = BodyOf<typeof phoneRoutes.askLostNumber> & { readonly address: string };
type Refusal = 'LOST_NUMBER_LIMIT' | 'LOST_NUMBER_WAITING';
type AskFailure = PhoneError | CodeFailure | Refusal | 'NAME_REQUIRED' | 'PHONE_SAME';

/**
 * Leaves a request for operators: whoever has proved the new number says who they are and which number they had. Nothing that it answers
 * depends on whether anybody has the old one. What limits it are the new number and the network, so that nobody can be kept from asking.
 */
export async function askLostNumber(
  tools: Tools,
  order: LostNumberOrder,
): Promise<Result<undefined, AskFailure>> {
  const options = { allowTestPrefix: tools.config.allowTestPrefix };
  const old = toE164(order.oldPhone, options);
  if (!old.ok) return fail(old.error.code, 'oldPhone');
  if (order.name.trim() === '') return fail('NAME_REQUIRED', 'name');
  const now = toE164(order.phone, options);
  if (!now.ok) return now;
  if (now.value === old.value) return fail('PHONE_SAME', 'phone');
  return withTransaction(
    tools.db,
    async (trx) => {
      const spent = await spendCode(tools, trx, { ...order, e164: now.value, purpose: 'LOST_NUMBER' });
      if (!spent.ok) return spent;
      const { codeId, isRepeat } = spent.value;
      if (isRepeat) return (await isCodeOfRequest(trx, codeId)) ? ok() : fail('CODE_EXPIRED', 'code');
      return store(tools, trx, { order, codeId, old: old.value, now: now.value });
    },
    {
      keepOnFailure: true,
      constraints: {
        lost_number_one_waiting: 'LOST_NUMBER_WAITING',
        lost_number_one_of_new: 'LOST_NUMBER_WAITING',
      },
    },
  );
}

async function store(
  { clock, crypto, ids }: Tools,
  trx: Trx,
  proved: {
    readonly order: LostNumberOrder;
    readonly codeId: string;
    readonly old: string;
    readonly now: string;
  },
): Promise<Result<undefined, 'LOST_NUMBER_LIMIT'>> {
  const { order, codeId, old, now } = proved;
  const at = clock.now();
  const networkIndex = crypto.hashSecret(networkOf(order.address), 'lost-number-network');
  await lockNetwork(trx, networkIndex);
  const today = await countRequests(trx, networkIndex, instantAt(dayOf(at), 0));
  if (today >= LOST_NUMBER_MAX_A_DAY) return fail('LOST_NUMBER_LIMIT');
  const id = ids.newId();
  const { seal } = sealsOf(crypto, 'lost_number', id);
  const said: Said = { name: order.name.trim(), birthday: order.birthday, reason: order.reason.trim() };
  await insertRequest(trx, {
    id,
    codeId,
    browserId: order.browserId,
    networkIndex,
    oldIndex: crypto.phoneIndex(old),
    oldSealed: seal('old', old),
    newIndex: crypto.phoneIndex(now),
    newSealed: seal('new', now),
    saidSealed: seal('said', JSON.stringify(said)),
    state: 'WAITING',
    askedAt: at,
  });
  await publish(trx, operatorAlert, { kind: 'OPERATOR_LOST_NUMBER', requestId: id }, at);
  return ok();
}
