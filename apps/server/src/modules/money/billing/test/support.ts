import { billingRoutes, type Purchase } from '@yoimachi/contract/billing';
import { pointsRoutes } from '@yoimachi/contract/points';
import { signUpGuest, type Person, type TestApp } from '../../../../test-support/index.ts';

/** Where the provider's pages lead back to. */
export const RETURN = '/guest/buy-point?step=result';

/** A guest who has registered a card at the sandbox. */
export async function guestWithCard(test: TestApp, number = '4242424242424242'): Promise<Person> {
  const guest = await signUpGuest(test);
  await registerCard(test, guest, number);
  return guest;
}

export async function registerCard(test: TestApp, guest: Person, number: string): Promise<void> {
  const start = { body: { returnPath: '/guest' } };
  const { setupId, pageUrl } = await test.ok(billingRoutes.startCard, start, guest);
  await enterCard(test, pageUrl, number);
  await answerSecure(test, pageUrl, 'passed');
  await test.ok(billingRoutes.finishCard, { body: { setupId } }, guest);
}

export interface Buying {
  readonly key?: string;
  readonly packageId?: string;
  readonly address?: string;
}

export const buy = (test: TestApp, guest: Person, points: number, { packageId, ...input }: Buying = {}) =>
  test.call(
    billingRoutes.buyPoints,
    { body: { points, returnPath: RETURN, ...(packageId && { packageId }) }, ...input },
    guest,
  );

export const check = (test: TestApp, guest: Person, { purchaseId }: Pick<Purchase, 'purchaseId'>) =>
  test.ok(billingRoutes.checkPayment, { query: { purchaseId } }, guest);

export const balance = async (test: TestApp, guest: Person) =>
  (await test.ok(pointsRoutes.userPoint, {}, guest)).document.currentPoint;

/** What the sandbox took of a guest's cards. */
export async function payments(test: TestApp, guest: Person) {
  const { rows } = await test.app.pool.query(
    'select p.* from sandbox_payment.payment p join sandbox_payment.card c on c.id = p.card_id where c.customer = $1',
    [guest.userId],
  );
  return rows;
}

/** Gets past the first purchase, which always asks for 3-D Secure. */
export async function buyFirst(test: TestApp, guest: Person, points = 500): Promise<Purchase> {
  const { body } = await buy(test, guest, points);
  await answerSecure(test, body.actionUrl!, 'passed');
  return check(test, guest, body);
}

/** Fills in the sandbox's card form as a browser would; returns where it sends the person. */
export async function enterCard(
  test: TestApp,
  pageUrl: string,
  number: string,
  expires = '08/35',
): Promise<string> {
  return post(test, pageUrl, { number, expires, cvc: '123' });
}

/** Answers the 3-D Secure page. */
export async function answerSecure(
  test: TestApp,
  pageUrl: string,
  result: 'passed' | 'failed',
): Promise<string> {
  return post(test, pageUrl, { result });
}

/** Follows the page to where a person ends up: another sandbox page, or back in the product. */
export async function follow(test: TestApp, url: string): Promise<string> {
  const response = await test.app.http.inject({ method: 'GET', url });
  return response.statusCode === 303 ? String(response.headers.location) : url;
}

async function post(test: TestApp, url: string, form: Record<string, string>): Promise<string> {
  const response = await test.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return response.statusCode === 303 ? follow(test, String(response.headers.location)) : response.body;
}
