import type { Setting } from '@yoimachi/contract/setting-history';
import type { App } from '../../apps/server/src/app.ts';
import { listOperators } from '../../apps/server/src/modules/desk/operator/index.ts';
import { call } from '../../apps/server/src/operator-cli/call.ts';
import { actingIn, daysSinceLastChange, type Act } from './acting.ts';

/** The changes happened within so many days, before those of the other settings where there are none yet. */
const CHANGE_DAYS = 85;
/** A stage that was made easier to reach for a while, and cheaper. */
const STAGE = 2;
const OFFERED_POINTS = 20_000;

/**
 * Changes of stages, packages and prices of gifts, each where nobody has changed any: an easier stage for three weeks, a package on sale for
 * two and a gift at half its price for one. Everything is back where it was afterwards.
 */
export async function playPrices(app: App): Promise<void> {
  const acts = actingIn(app, await listOperators(app.context.db));
  const share = (await daysSinceLastChange(acts, CHANGE_DAYS)) / CHANGE_DAYS;
  const as: Act = (daysAgo, name) => acts(daysAgo * share, name);
  const isNew = async (setting: Setting) =>
    (await call(as(0, 'tanaka'), 'listSettingChanges', { query: { setting } })).items.length === 0;
  const [ofStages, ofPackages, ofGifts] = [await isNew('STAGE'), await isNew('PACKAGE'), await isNew('GIFT')];
  if (ofStages) await easeStage(as);
  if (ofPackages) await offerPackage(as);
  if (ofGifts) await halveGift(as);
}

async function easeStage(as: Act): Promise<void> {
  const { items } = await call(as(0, 'tanaka'), 'listStages', {});
  const { feePercent, bookings } = items.find(({ stage }) => stage === STAGE)!;
  if (bookings === null) return;
  const edit = (daysAgo: number, body: { readonly feePercent: number; readonly bookings: number }) =>
    call(as(daysAgo, 'tanaka'), 'editStage', { params: { stage: STAGE }, body });
  await edit(84, { feePercent: feePercent - 1, bookings: Math.max(1, bookings - 2) });
  await edit(63, { feePercent, bookings });
}

async function offerPackage(as: Act): Promise<void> {
  const { items } = await call(as(0, 'sato'), 'listPackages', {});
  if (items.some(({ points }) => points === OFFERED_POINTS)) return;
  const params = await call(as(61, 'sato'), 'addPackage', { body: { points: OFFERED_POINTS } });
  await call(as(51, 'sato'), 'removePackage', { params });
}

async function halveGift(as: Act): Promise<void> {
  const { items } = await call(as(0, 'sato'), 'listGifts', {});
  const { giftId, points } = items.at(-1)!;
  const set = (daysAgo: number, price: number) =>
    call(as(daysAgo, 'sato'), 'changeGiftPrice', { params: { giftId }, body: { points: price } });
  await set(50, Math.max(1, Math.round(points / 2)));
  await set(43, points);
}
