import { paidLotExpiry, freeLotExpiry, rewardOf, settlePlan, takeFromLots } from '@yoimachi/domain/points';
import type { HeldPart } from '@yoimachi/domain/points';
import { FIRST_STAGE_FEES } from '@yoimachi/domain/stage';
import { addDays, addMinutes, dayOf, instantAt } from '@yoimachi/domain/time';
import { demoId } from './id.ts';
import type { DemoBooks, DemoLot, DemoTransfer } from './ledger-types.ts';
import { addPayoffs } from './payoffs.ts';
import type { DemoBooking, DemoData, DemoGuest } from './types.ts';

/** What a guest buys if a request needs more than the balance: the smallest that is enough, else the largest repeatedly. */
const PACKAGES = [10_000, 20_000, 30_000, 50_000] as const;
/** Every fourth guest who was there, including the demo guest, was given free points a few days ago. */
const FREE_EVERY = 4;
const FREE_POINTS = 1000;
const FREE_DAYS_AGO = 10;

type Happening = { at: Date; run: () => void };

/** Runs all past bookings through purchases, holds and settlements; the result is balanced double entry. */
export function makeBooks(demo: DemoData): DemoBooks {
  const books: DemoBooks = {
    lots: [],
    purchases: [],
    holds: [],
    transfers: [],
    payoffRuns: [],
    rewardPoints: new Map(),
  };
  demo.guests.forEach((guest, index) => {
    const own = demo.bookings.filter((booking) => booking.guest.id === guest.id);
    playGuest(demo, guest, own, index % FREE_EVERY === 0, books);
  });
  books.transfers.sort((a, b) => a.at.getTime() - b.at.getTime());
  addPayoffs(demo, books);
  return books;
}

function playGuest(
  demo: DemoData,
  guest: DemoGuest,
  bookings: readonly DemoBooking[],
  gift: boolean,
  books: DemoBooks,
): void {
  const { today } = demo.options;
  const happenings: Happening[] = bookings.flatMap((booking) => [
    { at: booking.requestedAt, run: () => request(booking, books) },
    { at: booking.settledAt, run: () => settle(booking, books) },
  ]);
  const giftAt = instantAt(addDays(today, -FREE_DAYS_AGO), 12 * 60);
  if (gift && guest.registeredAt < giftAt)
    happenings.push({ at: giftAt, run: () => giveFree(guest.id, giftAt, books) });
  happenings.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { run } of happenings) run();
}

function giveFree(guestId: string, at: Date, books: DemoBooks): void {
  const lot = addLot(books, {
    guestId,
    kind: 'FREE',
    grantedPoints: FREE_POINTS,
    expiresOn: freeLotExpiry(dayOf(at)),
    createdAt: at,
  });
  move(books, {
    kind: 'COUPON',
    from: ['GRANTED'],
    to: ['GUEST_AVAILABLE', guestId],
    points: FREE_POINTS,
    lot,
    key: `coupon:demo:${guestId}`,
    at,
  });
}

function buy(guestId: string, missingPoints: number, at: Date, books: DemoBooks): void {
  const points =
    PACKAGES.find((size) => size >= missingPoints) ?? PACKAGES[PACKAGES.length - 1] ?? missingPoints;
  const lot = addLot(books, {
    guestId,
    kind: 'PAID',
    grantedPoints: points,
    expiresOn: paidLotExpiry(dayOf(at)),
    createdAt: at,
  });
  const number = books.purchases.length;
  const id = demoId(at, 'purchase', guestId, number);
  books.purchases.push({
    id,
    guestId,
    clientKey: demoId(at, 'purchase key', guestId, number),
    points,
    at,
    lot,
  });
  move(books, {
    kind: 'PURCHASE',
    from: ['PURCHASED'],
    to: ['GUEST_AVAILABLE', guestId],
    points,
    lot,
    purchaseId: id,
    key: `purchase:${id}`,
    at,
  });
}

function usableLots(books: DemoBooks, guestId: string) {
  return books.lots
    .filter((lot) => lot.guestId === guestId)
    .map((lot) => ({ id: lot.no, kind: lot.kind, remaining: lot.remainingPoints, expiresOn: lot.expiresOn }));
}

function request(booking: DemoBooking, books: DemoBooks): void {
  const { guest, requestedAt: at, plannedPoints } = booking;
  const take = () => takeFromLots(usableLots(books, guest.id), plannedPoints, dayOf(at));
  for (let missing = take().missing; missing > 0; missing = take().missing)
    buy(guest.id, missing, addMinutes(at, -6), books);
  const { parts } = take();
  books.holds.push({
    no: books.holds.length + 1,
    bookingId: booking.id,
    guestId: guest.id,
    createdAt: at,
    parts,
    usedPoints: booking.billedPoints,
    resolvedAt: booking.settledAt,
  });
  for (const { lotId, points } of parts) {
    const lot = lotOf(books, lotId);
    lot.remainingPoints -= points;
    move(books, {
      kind: 'HOLD',
      from: ['GUEST_AVAILABLE', guest.id],
      to: ['GUEST_HELD', guest.id],
      points,
      lot,
      bookingId: booking.id,
      key: `hold:${booking.id}`,
      keyHasLot: true,
      at,
    });
  }
}

function settle(booking: DemoBooking, books: DemoBooks): void {
  const { guest, cast, settledAt: at, id: bookingId, participationId, billedPoints } = booking;
  const hold = books.holds.find((each) => each.bookingId === bookingId);
  if (!hold) throw new Error(`the demo booking ${bookingId} has no hold`);
  const held = hold.parts.map(({ lotId, points }): HeldPart => {
    const lot = lotOf(books, lotId);
    return { lotId, points, kind: lot.kind, expiresOn: lot.expiresOn };
  });
  const plan = settlePlan(held, billedPoints);
  for (const { lotId, points } of plan.consumed) {
    move(books, {
      kind: 'USE',
      from: ['GUEST_HELD', guest.id],
      to: ['CAST_REWARD', cast.id],
      points,
      lot: lotOf(books, lotId),
      bookingId,
      participationId,
      key: `use:${participationId}`,
      keyHasLot: true,
      at,
    });
  }
  const { feePoints, rewardPoints } = rewardOf(billedPoints, FIRST_STAGE_FEES[cast.stage] ?? 0);
  if (feePoints > 0)
    move(books, {
      kind: 'STAGE_FEE',
      from: ['CAST_REWARD', cast.id],
      to: ['STAGE_FEE'],
      points: feePoints,
      lot: null,
      bookingId,
      participationId,
      key: `fee:${participationId}`,
      at,
    });
  books.rewardPoints.set(cast.id, (books.rewardPoints.get(cast.id) ?? 0) + rewardPoints);
  for (const { lotId, points } of plan.released) {
    const lot = lotOf(books, lotId);
    lot.remainingPoints += points;
    move(books, {
      kind: 'RELEASE',
      from: ['GUEST_HELD', guest.id],
      to: ['GUEST_AVAILABLE', guest.id],
      points,
      lot,
      bookingId,
      key: `release:${bookingId}`,
      keyHasLot: true,
      at,
    });
  }
}

function addLot(books: DemoBooks, lot: Omit<DemoLot, 'no' | 'remainingPoints'>): DemoLot {
  const added = { ...lot, no: books.lots.length + 1, remainingPoints: lot.grantedPoints };
  books.lots.push(added);
  return added;
}

function lotOf(books: DemoBooks, no: number): DemoLot {
  const lot = books.lots[no - 1];
  if (!lot) throw new Error(`there is no demo lot ${no}`);
  return lot;
}

function move(books: DemoBooks, transfer: DemoTransfer): void {
  books.transfers.push(transfer);
}
