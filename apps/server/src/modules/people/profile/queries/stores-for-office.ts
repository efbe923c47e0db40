import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import type { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import type { AnswerInputOf, QueryOf } from '@yoimachi/contract/route';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { isUuid } from '#platform/crypto';
import { cutPage } from '#platform/http';
import type { ActContext } from '#platform/module';
import { allDistricts, countInDistricts } from '../district.store.ts';
import { castsAhead, listedStore, listStores } from '../stores.store.ts';

type Tools = Pick<ActContext, 'clock' | 'db'>;
type Routes = typeof profileAdminRoutes;

/** More casts than this work in no store that is looked at cast by cast. */
const CASTS_SHOWN = 200;
const COMPARED = ['name', 'genre', 'prefecture', 'district', 'address', 'phone', 'url'] as const;

/** A page of stores, as the terminal lists them. VALIDATION on a cursor that is not one of these. */
export async function listStoresForOffice(
  { db }: Tools,
  { cursor, words = '', prefecture, district, isDoubted }: QueryOf<Routes['listStores']>,
): Promise<Result<AnswerInputOf<Routes['listStores']>, 'VALIDATION'>> {
  if (cursor !== undefined && !isUuid(cursor)) return fail('VALIDATION', 'cursor');
  const filter = { text: words, doubted: isDoubted === 'true', prefecture, district, afterId: cursor };
  const rows = await listStores(db, filter, OFFICE_PAGE_SIZE + 1);
  return ok(cutPage(rows, OFFICE_PAGE_SIZE, ({ id }) => id));
}

async function castsOfStore({ db, clock }: Tools, storeId: string) {
  const rows = await castsAhead(db, storeId, dayOf(clock.now()), CASTS_SHOWN + 1);
  return { casts: rows.slice(0, CASTS_SHOWN), isAll: rows.length <= CASTS_SHOWN };
}

/** A store with its casts. NOT_FOUND. */
export async function readStore(
  tools: Tools,
  storeId: string,
): Promise<Result<AnswerInputOf<Routes['readStore']>, 'NOT_FOUND'>> {
  const row = await listedStore(tools.db, storeId);
  if (!row) return fail('NOT_FOUND');
  return ok({ ...row, ...(await castsOfStore(tools, row.id)) });
}

/** What joining two stores would move, and wherein they differ. Fails as `joinStores` does. */
export async function previewStoreJoin(
  tools: Tools,
  keptId: string,
  droppedId: string,
): Promise<Result<AnswerInputOf<Routes['previewStoreJoin']>, 'NOT_FOUND' | 'STORE_JOINED'>> {
  const kept = await listedStore(tools.db, keptId);
  const dropped = await listedStore(tools.db, droppedId);
  if (!kept || !dropped) return fail('NOT_FOUND');
  if (kept.id === dropped.id) return fail('STORE_JOINED');
  const moving = await castsOfStore(tools, dropped.id);
  return ok({
    kept,
    dropped,
    differs: COMPARED.filter((field) => kept[field] !== dropped[field]),
    ...moving,
    comingDays: moving.casts.reduce((sum, { comingDays }) => sum + comingDays, 0),
    openBookings: moving.casts.reduce((sum, { openBookings }) => sum + openBookings, 0),
  });
}

export async function listDistricts({ db }: Tools) {
  return ok({
    items: await allDistricts(db),
  });
}

export const countDistricts = async ({ db }: Tools) => ok({ items: await countInDistricts(db) });
