import type { Setting, SettingChange } from '@yoimachi/contract/setting-history';
import { call } from '../../apps/server/src/operator-cli/call.ts';
import { daysSinceLastChange, type Act } from './acting.ts';
import type { Stage } from './types.ts';

/** The changes happened within so many days, before those of the other settings where there are none yet. */
const CHANGE_DAYS = 85;
/** A stage that was made easier to reach for a while, and cheaper. */
const STAGE = 2;
const OFFERED_POINTS = 20_000;

/** What was otherwise for a while. */
interface Scene {
  readonly setting: Setting;
  readonly begin: (as: Act) => Promise<unknown>;
  /** Whether this scene's beginning made the change. */
  readonly isBegun: (change: SettingChange) => boolean;
  /** Sets back what the beginning changed. */
  readonly end: (as: Act, begun: SettingChange) => Promise<unknown>;
}

/**
 * Changes of stages, packages and prices of gifts, each where nobody has changed any: an easier stage for three weeks, a package on sale for
 * two and a gift at half its price for one. Everything is back where it was afterwards, also where an earlier start was stopped in between.
 */
export async function playPrices({ as: acts }: Stage): Promise<void> {
  const share = (await daysSinceLastChange(acts, CHANGE_DAYS)) / CHANGE_DAYS;
  const as: Act = (daysAgo, name) => acts(daysAgo * share, name);
  for (const scene of [STAGE_SCENE, PACKAGE_SCENE, GIFT_SCENE]) await playScene(as, scene);
}

/** What only begun is known by its one change: the end follows it, whichever start made it. */
async function playScene(as: Act, { setting, begin, isBegun, end }: Scene): Promise<void> {
  const changes = async () =>
    (await call(as(0, 'tanaka'), 'listSettingChanges', { query: { setting } })).items;
  if ((await changes()).length === 0) await begin(as);
  const [begun, ...others] = await changes();
  if (begun && others.length === 0 && isBegun(begun)) await end(as, begun);
}

const numberIn = (values: SettingChange['after'], key: string): number => Number(values?.[key]);

const STAGE_SCENE: Scene = {
  setting: 'STAGE',
  async begin(as) {
    const { items } = await call(as(0, 'tanaka'), 'listStages', {});
    const { feePercent, bookings } = items.find(({ stage }) => stage === STAGE)!;
    if (bookings === null) return;
    const body = { feePercent: feePercent - 1, bookings: Math.max(1, bookings - 2) };
    await call(as(84, 'tanaka'), 'editStage', { params: { stage: STAGE }, body });
  },
  isBegun: ({ subject, operatorName, before, after }) =>
    subject === String(STAGE) &&
    operatorName === 'tanaka' &&
    numberIn(after, 'feePercent') === numberIn(before, 'feePercent') - 1,
  end: (as, { before }) =>
    call(as(63, 'tanaka'), 'editStage', {
      params: { stage: STAGE },
      body: { feePercent: numberIn(before, 'feePercent'), bookings: numberIn(before, 'bookings') },
    }),
};

const packageOnSale = async (as: Act) =>
  (await call(as(0, 'sato'), 'listPackages', {})).items.find(({ points }) => points === OFFERED_POINTS);

const PACKAGE_SCENE: Scene = {
  setting: 'PACKAGE',
  async begin(as) {
    if (await packageOnSale(as)) return;
    await call(as(61, 'sato'), 'addPackage', { body: { points: OFFERED_POINTS } });
  },
  isBegun: ({ operatorName, before, after }) =>
    operatorName === 'sato' && before === null && numberIn(after, 'points') === OFFERED_POINTS,
  async end(as) {
    const offered = await packageOnSale(as);
    if (offered) await call(as(51, 'sato'), 'removePackage', { params: { packageId: offered.packageId } });
  },
};

const halved = (points: number): number => Math.max(1, Math.round(points / 2));

const setGiftPrice = (as: Act, daysAgo: number, giftId: string, points: number) =>
  call(as(daysAgo, 'sato'), 'changeGiftPrice', { params: { giftId }, body: { points } });

const GIFT_SCENE: Scene = {
  setting: 'GIFT',
  async begin(as) {
    const { giftId, points } = (await call(as(0, 'sato'), 'listGifts', {})).items.at(-1)!;
    await setGiftPrice(as, 50, giftId, halved(points));
  },
  isBegun: ({ operatorName, before, after }) =>
    operatorName === 'sato' && numberIn(after, 'points') === halved(numberIn(before, 'points')),
  async end(as, { subject, before }) {
    const { items } = await call(as(0, 'sato'), 'listGifts', {});
    const gift = items.find(({ name }) => name === subject);
    if (gift) await setGiftPrice(as, 43, gift.giftId, numberIn(before, 'points'));
  },
};
