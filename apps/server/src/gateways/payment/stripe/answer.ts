import { StripeProblem } from './problem.ts';

interface StripeObject {
  readonly id: string;
  readonly object: string;
  readonly livemode?: boolean;
}

/**
 * Checks that an answer is what was asked for: the SDK passes on whatever JSON it gets, even the `{}` of an intermediary that is not
 * Stripe.
 *
 * @throws StripeProblem without a status: nothing is known.
 */
export function expectAnswer<T extends StripeObject>(
  answer: T,
  expected: { readonly object: T['object']; readonly live?: boolean; readonly id?: string },
): T {
  const { id, object, livemode }: Partial<StripeObject> = answer;
  const isRight =
    typeof id === 'string' &&
    id.length > 0 &&
    object === expected.object &&
    (expected.live === undefined || livemode === expected.live) &&
    (expected.id === undefined || id === expected.id);
  if (!isRight)
    throw new StripeProblem(`Stripe: the answer is not the ${expected.object} that was asked for`);
  return answer;
}
