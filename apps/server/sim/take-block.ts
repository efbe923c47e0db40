import type { BlockPreview } from '@yoimachi/contract/block';
import { NO_SUM } from '@yoimachi/domain/booking';
import { addMinutes } from '@yoimachi/domain/time';
import { pickOf, soonestOf } from './choice.ts';
import { block, previewBlock, type ModelPair, type ModelPreview } from './model-block.ts';
import type { Model } from './model.ts';
import type { ModelBooking } from './model-types.ts';
import type { BlockDeed } from './step.ts';
import type { Taking } from './take-people.ts';

const REPORTS = {
  safety: { category: 'ABUSE', text: '', isSafety: true },
  conduct: { category: 'NUISANCE', text: '', isSafety: false },
} as const;

/** One of two looks at what a block would end, and presses: later, or with something else than was shown; then again, with what is. */
export async function takeBlock(taking: Taking, step: BlockDeed): Promise<void> {
  const { model, world } = taking;
  const pair = pairOf(model, step);
  if (isGone(model, pair)) return;
  // What has happened so far has been said, as the dialog is told.
  await taking.work();
  const seen = await look(taking, pair);
  await taking.advance(addMinutes(taking.time, step.waitMinutes));
  await world.test.clock.advanceTo(addMinutes(taking.time, step.lazyMinutes));
  const outcome = await press(taking, pair, step, withoutSome(seen, step));
  await taking.work();
  if (outcome !== 'CONFLICT' && outcome !== 'SUM_CHANGED') return;
  taking.agree('block refused', { outcome: 'OK', bookingId: '', died: false }, 'OK');
  await press(taking, pair, step, await look(taking, pair));
  await taking.work();
}

export async function takeUnblock(taking: Taking, pick: number): Promise<void> {
  const { model, world } = taking;
  const one = model.blocks.pick(pick);
  if (!one || isGone(model, one)) return;
  taking.agree('unblock', await world.unblock(one), 'OK');
  model.blocks.remove(one);
}

const isGone = ({ suspended }: Model, { by, guest, cast }: ModelPair) =>
  suspended.has({ role: by, index: by === 'guest' ? guest : cast });

/** Two whose confirmed booking begins next, two who have one together, or any two. */
function pairOf(model: Model, { by, guest, cast, pick }: BlockDeed): ModelPair {
  if (pick === null) return { by, guest, cast };
  const soonest = soonestOf(model).filter(isConfirmed);
  const booking = pick % 4 > 0 && soonest.length > 0 ? soonest[pick % soonest.length] : pickOf(model, pick);
  if (!booking) return { by, guest, cast };
  return {
    by,
    guest: booking.guest,
    cast: booking.participations[cast % booking.participations.length]!.cast,
  };
}

const isConfirmed = ({ participations }: ModelBooking): boolean =>
  participations.some(({ state }) => state.confirmedAt !== null);

const NOTHING: ModelPreview = { blocked: false, bookings: [], pendingCount: 0, inMeeting: false };

/** The preview, as both have it. */
async function look({ model, world, time }: Taking, pair: ModelPair): Promise<ModelPreview> {
  const expected = previewBlock(model, pair, time);
  const shown = await world.previewBlock(pair);
  const [is, should] = [worded(shown), worded(expected)];
  if (is !== should) throw new Error(`the preview of a block is ${is}, the model says ${should}`);
  return expected ?? NOTHING;
}

const worded = (preview: ModelPreview | BlockPreview | null) =>
  JSON.stringify(
    preview && [
      preview.blocked,
      preview.bookings.map(({ bookingId, feePoints }) => `${bookingId} ${feePoints}`).toSorted(),
      preview.pendingCount,
      preview.inMeeting,
    ],
  );

const withoutSome = (seen: ModelPreview, { missing }: BlockDeed): ModelPreview => ({
  ...seen,
  bookings:
    missing === 'booking'
      ? seen.bookings.slice(1)
      : seen.bookings.map((one) => (missing === 'sum' ? { ...one, feePoints: one.feePoints + 100 } : one)),
});

async function press(
  taking: Taking,
  pair: ModelPair,
  { report }: BlockDeed,
  { bookings, inMeeting }: ModelPreview,
): Promise<string> {
  const { model, world, time } = taking;
  const seen = bookings.map(({ bookingId }) => bookingId);
  const shown = { ...NO_SUM, points: bookings.reduce((sum, { feePoints }) => sum + feePoints, 0) };
  const real = await world.block(pair, { seen, shown, ...(report && { report: REPORTS[report] }) });
  const order = { guestId: world.guests[pair.guest]!.userId, isSafety: report === 'safety', seen, shown };
  taking.agree('block', real, block(model, pair, order, time));
  if (real.outcome !== 'OK') return real.outcome;
  const kinds = [
    shown.points > 0 && 'block with a fee',
    seen.length > 0 && `block of a booking by ${pair.by}`,
    inMeeting && 'block in a meeting',
  ];
  for (const kind of kinds) if (kind) taking.agree(kind, real, 'OK');
  return real.outcome;
}
