import { checkFilter, NEW_FACE_DAYS, type FilterCode, type FilterWords } from '@yoimachi/domain/search';
import { requestOpensAt } from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addDays, DAY_MS, dayOf, latestBirthday } from '@yoimachi/domain/time';
import { judgedByDistricts } from '#people/profile';
import { isUuid } from '#platform/crypto';
import type { Db } from '#platform/database';
import type { SearchFilter } from './conditions.ts';
import type { ORDERS } from './order.ts';

/** As many as a page shows. */
const IDS_MAX = 20;

interface Asked extends FilterWords {
  readonly order?: keyof typeof ORDERS;
  readonly castIds?: string | undefined;
}

/** What a guest asks for, by the hour at which he asks. */
export async function filterOf(
  db: Db,
  guestId: string,
  asked: Asked,
  now: Date,
): Promise<Result<SearchFilter, FilterCode>> {
  const { order = 'RECOMMENDED', castIds: named, ...words } = asked;
  const castIds = named === undefined ? null : named.split(',').filter(Boolean);
  if (castIds && (castIds.length > IDS_MAX || !castIds.every((id) => isUuid(id))))
    return fail('VALIDATION', 'castIds');
  const checked = await judgedByDistricts(db, (districts) => checkFilter(districts, words));
  if (!checked.ok) return checked;
  const { day: asks, age, newFace, window, ...filter } = checked.value;
  const today = dayOf(now);
  const day = asks ?? addDays(today, 1);
  return ok({
    ...filter,
    guestId,
    day,
    needsSchedule: asks !== null,
    window: { ...window, fromMinute: Math.max(window.fromMinute, requestOpensAt(day, now)) },
    born: {
      from: age.max === null ? null : addDays(latestBirthday(age.max + 1, today), 1),
      to: age.min === null ? null : latestBirthday(age.min, today),
    },
    registeredFrom: newFace ? new Date(now.getTime() - NEW_FACE_DAYS * DAY_MS) : null,
    castIds,
    order,
  });
}
