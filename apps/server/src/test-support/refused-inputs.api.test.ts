import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorCatalogue, isErrorCode } from '@yoimachi/contract/errors';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes } from '@yoimachi/contract/table';
import { does, type Booked, requested } from '../modules/meeting/booking/test/support.ts';
import { useTestApp } from './index.ts';
import { ARRIVAL, PROPER_CALLS, SIGNS, type Input, type ProperCall } from './refused-inputs.calls.ts';
import { brokenRules } from './refused-inputs.rules.ts';
import { refusedFields, withField, type RefusedField } from './refused-values.ts';
import { stored } from './stored.ts';
import type { InputSchema } from './wild-values.ts';

const app = useTestApp({ config: { databasePool: 4, logLevel: 'silent' } });

const COVERED =
  /^\/(schedules|price-settings|guests\/bookings|casts\/(bookings|:castId\/schedules)|safety\/sos)/;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const PARTS = ['params', 'query', 'body'] as const;
type Part = (typeof PARTS)[number];

const takesInput = (route: Route) => PARTS.some((part) => route[part] !== undefined);
const covered = (Object.entries(allRoutes) as [string, Route][]).filter(
  ([, route]) => COVERED.test(route.path) && takesInput(route),
);
/** Names in time order. */
const inOrder = (Object.entries(PROPER_CALLS) as [keyof typeof allRoutes, ProperCall][]).toSorted(
  ([, a], [, b]) => a.at.getTime() - b.at.getTime(),
);

const people = new Map<string, Booked>();
let others: Booked;
let hasArrived = false;

beforeAll(async () => {
  for (const [name, call] of inOrder) people.set(name, await call.people(app));
  others = await requested(app);
  // Everything due is done, so that only the calls write.
  await app.work();
});

interface Attempt {
  readonly part: Part;
  readonly field: RefusedField;
  readonly value: unknown;
}

function attempts(name: string, route: Route, proper: Input, booked: Booked): Attempt[] {
  return PARTS.flatMap((part) => {
    const schema = route[part];
    if (!schema) return [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputSchema;
    const fields = [...refusedFields(json, proper[part]), ...brokenRules(name, part, proper, booked, others)];
    return fields.flatMap((field) =>
      field.values
        .filter((value) => part === 'body' || isWrongText(part, value, valueAt(proper[part], field)))
        .map((value) => ({ part, field, value })),
    );
  });
}

const valueAt = (input: object | undefined, { path }: RefusedField) =>
  (input as Record<string, unknown> | undefined)?.[path[0] as string];

/** In an address everything is text: a wrong value must not be another spelling of a number nor, in a path, empty or too long. */
function isWrongText(part: Part, value: unknown, proper: unknown): boolean {
  if (value === undefined) return part === 'query';
  if (typeof value !== 'string' || !value.isWellFormed()) return false;
  if (Number.isFinite(Number(proper)) && ['', '1080', '1e3'].includes(value)) return false;
  return part === 'query' || /^.{1,90}$/su.test(value);
}

const shown = (value: unknown) => (JSON.stringify(value) ?? 'left out').slice(0, 80);

async function send(route: Route, booked: Booked, input: Input & { readonly key?: string }) {
  const person = route.who === 'cast' ? booked.cast : booked.guest;
  return app.call(route, input as never, person);
}

/** What is wrong with the answer to a wrong value; null when it says clearly what to correct. */
function unclear(answer: Awaited<ReturnType<typeof send>>, { field }: Attempt): string | null {
  const { status, code, message = '', details } = answer;
  if (status < 400 || status >= 500) return 'is not refused';
  if (typeof code !== 'string' || !isErrorCode(code)) return 'has no code of the catalogue';
  if (errorCatalogue[code].status !== status) return 'has another status';
  if (!JAPANESE.test(message) || /[{}]/.test(message)) return 'has no Japanese message';
  if (SEEN_CHANGED.has(code)) return null;
  const path = field.path.join('.');
  const blamed = String(details?.['field']);
  // For a booking, whatever is missing: nobody learns which parts exist.
  if (code === 'NOT_FOUND' && ['bookingId', 'castId'].includes(path) && blamed === 'undefined') return null;
  const isNamed = [path, ...(field.orBlames ?? [])].some(
    (name) => blamed === name || blamed.startsWith(`${name}.`),
  );
  return isNamed ? null : `blames ${blamed}`;
}

const NO_KEYS = ['', 'x', '1', '🌙', 'x'.repeat(5000)];
const WITHOUT_KEY = { status: 400, code: 'IDEMPOTENCY_KEY_REQUIRED' };
/** The screen is outdated: there is no field to correct. */
const SEEN_CHANGED = new Set(['CONFLICT', 'SUM_CHANGED']);

describe('every call, in the order of their hours', { shuffle: false }, () => {
  test('signs, rare characters and lines come back as they were typed', async () => {
    const place = `銀座駅 ${SIGNS}`;
    const { guest, cast, bookingId } = await requested(app, { body: { place } });
    const params = { bookingId };
    const seen = await app.ok(guestBookingRoutes.getGuestBooking, { params }, guest);
    const hers = await app.ok(castBookingRoutes.getCastBooking, { params }, cast);
    expect([seen.place, hers.place]).toEqual([place, place]);
  });

  test.each(inOrder)('%s refuses what is wrong, names the field, and writes nothing', async (name, call) => {
    const route: Route = allRoutes[name];
    const booked = people.get(name)!;
    await reach(call, booked);
    const proper = await call.input(app, booked);
    await Promise.all([booked.guest.token(), booked.cast.token()]);
    const before = await stored(app.db);
    const found: string[] = [];
    for (const attempt of attempts(name, route, proper, booked)) {
      const { part, field, value } = attempt;
      const input = { ...proper, [part]: withField(proper[part], field.path, value) };
      const answer = await send(route, booked, input);
      const problem = unclear(answer, attempt);
      const { status, code, details } = answer;
      if (problem)
        found.push(
          `${part}.${field.path.join('.')} = ${shown(value)} ${problem}: ${status} ${code} ${shown(details)}`,
        );
    }
    expect(found.join('\n')).toBe('');
    for (const key of route.idempotent ? NO_KEYS : [])
      expect(await send(route, booked, { ...proper, key })).toMatchObject(WITHOUT_KEY);
    expect(await stored(app.db)).toEqual(before);

    // The same input without the error is accepted, whatever else is sent along.
    const more = { admin: true, status: 'APPROVE', guestId: crypto.randomUUID(), plannedPoints: 0 };
    const input = route.body ? { ...proper, body: { ...more, ...proper.body } } : proper;
    expect(await send(route, booked, input)).toMatchObject({ status: 200 });
    for (const text of Object.values(input.body ?? {}).filter(hasSigns))
      expect(await isKept(text)).toBe(true);
  });
});

const hasSigns = (value: unknown): value is string => typeof value === 'string' && value.includes(SIGNS);

/** Whether a text was stored unchanged, in one of the free-text fields of a booking or schedule. */
async function isKept(text: string): Promise<boolean> {
  const { rows } = await sql`select from (select place as text from booking
    union all select place from place_proposal
    union all select working_bar from schedule
    union all select reason from booking_event
    union all select comment from review) as texts where text = ${text}`.execute(app.db);
  return rows.length > 0;
}

/** Brings time and the booking to where the valid call is accepted. */
async function reach(call: ProperCall, booked: Booked): Promise<void> {
  if (call.at >= ARRIVAL && !hasArrived) {
    await app.moveTo(ARRIVAL);
    for (const [name, { isMet }] of inOrder)
      if (isMet) await does(app, people.get(name)!, castBookingRoutes.castArrived);
    hasArrived = true;
  }
  await app.moveTo(call.at);
  if (!call.first) return;
  await call.first(app, booked);
  await app.work();
}

test('every call of schedules, prices, bookings and SOS that takes something was tried', () => {
  expect(Object.keys(PROPER_CALLS).toSorted()).toEqual(covered.map(([name]) => name).toSorted());
});
