import type { APIRequestContext } from '@playwright/test';
import { registeredCast, verifyByOperator } from './age.ts';
import { operate } from './operator.ts';

/** A verified cast with an account in her own name. */
export async function payableCast(request: APIRequestContext): Promise<string> {
  const { phone, token } = await registeredCast(request);
  await verifyByOperator(request, token);
  return phone;
}

/** Points of her own, granted by two operators. */
export async function giveReward(phone: string, points: number): Promise<void> {
  const words = [phone, '--points', String(points), '--reason', 'opening balance', '--operator', 'sato'];
  const proposed = await operate('proposeAdjustment', ...words);
  await operate('approveAct', /actId: (\S+)/.exec(proposed)![1]!, '--operator', 'suzuki');
}
