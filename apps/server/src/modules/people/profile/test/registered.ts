import type { TestApp } from '../../../../test-support/index.ts';
import { bookableCast, type Bookable } from '../../../meeting/booking/test/support.ts';
import { register } from './support.ts';

/** A cast who can be booked and has all four registration steps done; her day is as it is after them. */
export async function registeredCast(
  app: TestApp,
  account: Parameters<typeof register>[2] = {},
): Promise<Bookable> {
  const cast = await bookableCast(app);
  await register(app, cast, account);
  // She entered a store of her own, and the day went with her.
  return { ...cast, version: cast.version + 1 };
}
