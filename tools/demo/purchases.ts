import { billingRoutes } from '@yoimachi/contract/billing';
import { pointsRoutes } from '@yoimachi/contract/points';
import type { Visitor } from './visitor.ts';

const GOOD_CARD = '4242424242424242';
/** What is paid with it is charged back a day later. */
export const DISPUTED_CARD = '4000000000000259';

/** A card of the embedded payment page, once. */
export async function registerCard(guest: Visitor, number = GOOD_CARD): Promise<void> {
  if ((await guest.call(billingRoutes.getCard)).card !== null) return;
  const { setupId, pageUrl } = await guest.call(billingRoutes.startCard, { returnPath: '/guest' });
  await guest.postForm(pageUrl, { number, expires: '08/45', cvc: '123' });
  await guest.postForm(pageUrl, { result: 'passed' });
  await guest.call(billingRoutes.finishCard, { setupId });
}

/** So that he has at least so many points to spend. */
export async function buyPoints(guest: Visitor, points: number): Promise<void> {
  const { currentPoint } = (await guest.call(pointsRoutes.userPoint)).document;
  if (currentPoint >= points) return;
  let bought = await guest.call(billingRoutes.buyPoints, { points, returnPath: '/guest' });
  if (bought.actionUrl) await guest.postForm(bought.actionUrl, { result: 'passed' });
  bought = await guest.call(billingRoutes.checkPayment, undefined, { purchaseId: bought.purchaseId });
  if (bought.status !== 'SUCCEEDED') throw new Error(`a demo guest's purchase is ${bought.status}`);
}
