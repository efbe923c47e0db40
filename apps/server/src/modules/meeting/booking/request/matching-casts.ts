import type { guestBookingRoutes, MatchingCast } from '@yoimachi/contract/booking';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { AnswerOf, QueryOf } from '@yoimachi/contract/route';
import { areaName } from '@yoimachi/domain/profile';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { STEP_MINUTES } from '@yoimachi/domain/schedule';
import { isUnderDrinkingAge } from '@yoimachi/domain/account';
import { ageOn, dayOf, type Day } from '@yoimachi/domain/time';
import { isUuid } from '#platform/crypto';
import { pageOf } from '#platform/http';
import type { BookingContext, Person } from '../context.ts';
import { findStoreOf, matchingCasts, type MatchingRow } from './matching.store.ts';

type Route = (typeof guestBookingRoutes)['matchingCasts'];

/**
 * A page of the casts who can be asked together with another one for that time: from her store, with a schedule covering it and nothing
 * against this guest. NOT_FOUND without that cast, REQUEST_STEP for a time not on a quarter hour, VALIDATION for one that ends before it
 * starts or a foreign cursor.
 */
export async function findMatchingCasts(
  { db, clock }: BookingContext,
  guest: Person,
  query: QueryOf<Route>,
): Promise<Result<AnswerOf<Route>, 'NOT_FOUND' | 'REQUEST_STEP' | 'VALIDATION'>> {
  const after = readCursor(query.cursor);
  if (!after.ok) return after;
  if (query.startMinute % STEP_MINUTES !== 0) return fail('REQUEST_STEP', 'startMinute');
  if (query.endMinute % STEP_MINUTES !== 0) return fail('REQUEST_STEP', 'endMinute');
  if (query.endMinute <= query.startMinute) return fail('VALIDATION', 'endMinute');
  const main = await findStoreOf(db, query.castId);
  if (!main) return fail('NOT_FOUND', 'castId');
  if (main.storeId === null) return ok({ items: [], nextCursor: null });
  const wanted = { ...query, guestId: guest.accountId, storeId: main.storeId, afterId: after.value };
  const rows = await matchingCasts(db, wanted, PAGE_SIZE + 1);
  const today = dayOf(clock.now());
  return ok(
    pageOf(
      rows,
      PAGE_SIZE,
      (row) => present(row, { today, day: query.day }),
      ({ userId }) => writeCursor(userId),
    ),
  );
}

function present(
  { birthday, prefecture, district, ...row }: MatchingRow,
  { today, day }: { readonly today: Day; readonly day: Day },
): MatchingCast {
  return {
    ...row,
    age: birthday === null ? null : ageOn(birthday, today),
    district: areaName(prefecture, district),
    under20: isUnderDrinkingAge(birthday, day),
  };
}

const writeCursor = (castId: string) => Buffer.from(castId).toString('base64url');

function readCursor(cursor: string | undefined): Result<string | null, 'VALIDATION'> {
  if (cursor === undefined) return ok(null);
  const castId = Buffer.from(cursor, 'base64url').toString('utf8');
  return isUuid(castId) ? ok(castId) : fail('VALIDATION', 'cursor');
}
