import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes } from '@yoimachi/contract/table';
import { does, type Booked } from '../modules/meeting/booking/test/support.ts';
import { switchGifts } from '#money/gift';
import { brokenWires, JSON_TYPE, oddWire, type Wire } from './fuzz-broken.ts';
import { pathsOf, schemaOf, wireOf } from './fuzz-calls.ts';
import { leaked, wrong, type Answered } from './fuzz-judge.ts';
import { knownValues, readOwn, secretsFor, strangers, type Strangers } from './fuzz-world.ts';
import { TEST_START, useTestApp } from './index.ts';
import { properCallOf } from './proper-calls.ts';
import { ARRIVAL, type Input, type ProperCall } from './refused-inputs.calls.ts';
import { withField } from './refused-values.ts';
import { inputs, wildValue, type Known } from './wild-values.ts';

/** Calls of one route, by guest, cast and nobody, generated from its schema and as the valid call with something wrong. */
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 40);
const SEED = Number(process.env['SEED'] ?? 20_261_121);
console.log(`Contract fuzz with SEED=${SEED}; a longer one with FUZZ_CALLS=1000`);

const app = useTestApp({ config: { logLevel: 'silent', databasePool: 4 } });
const PARTS = ['params', 'query', 'body'] as const;
const GUEST = 0;
const CAST = 1;
const NOBODY = 2;
const START = new Date(TEST_START).getTime();

/** Who sends what: the call's proper caller, the other side, or nobody. */
interface Call extends Input {
  readonly caller: number;
  readonly key: string;
}

/** Every call in the order of its hour. One without a valid input comes last and fails. */
const table = (Object.entries(allRoutes) as [string, Route][])
  .map(([name, route]): [string, Route, () => ProperCall] => [name, route, () => properCallOf(name, route)])
  .toSorted(([, , a], [, , b]) => hourOf(a) - hourOf(b));

function hourOf(call: () => ProperCall): number {
  try {
    return call().at.getTime();
  } catch {
    return Infinity;
  }
}

const people = new Map<string, Booked>();
/** By how they are made: what reads leaves its people as they are, to the next that reads. */
const readers = new Map<ProperCall['people'], Booked>();
let others: Strangers;
let hasArrived = false;

beforeAll(async () => {
  await switchGifts(app.context, true);
  others = await strangers(app);
  // For the evening's calls everything is booked beforehand; the others create their people when they run.
  for (const [name, , call] of table)
    if (hourOf(call) >= ARRIVAL.getTime() && hourOf(call) < Infinity)
      people.set(name, await call().people(app));
  await app.work();
});

async function peopleOf(name: string, { method }: Route, call: ProperCall): Promise<Booked> {
  const isOfReaders = method === 'GET' && !call.first && call.at.getTime() === START;
  const made = people.get(name) ?? (isOfReaders ? readers.get(call.people) : undefined);
  const booked = made ?? (await call.people(app));
  if (isOfReaders) readers.set(call.people, booked);
  return booked;
}

/** Brings time and the booking to where the valid call is accepted. */
async function reach(call: ProperCall, booked: Booked): Promise<void> {
  if (call.at >= ARRIVAL && !hasArrived) {
    await app.moveTo(ARRIVAL);
    for (const [name, , each] of table)
      if (hourOf(each) < Infinity && each().isMet)
        await does(app, people.get(name)!, castBookingRoutes.castArrived);
    hasArrived = true;
  }
  await app.moveTo(call.at);
  if (!call.first) return;
  await call.first(app, booked);
  await app.work();
}

interface Sender {
  readonly tokens: readonly (string | undefined)[];
  readonly caller: number;
  readonly key: string;
}

function transmit(route: Route, { url, contentType, payload }: Wire, { tokens, caller, key }: Sender) {
  const token = tokens[caller];
  return app.app.http.inject({
    method: route.method,
    url,
    remoteAddress: '203.0.113.1',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'idempotency-key': key,
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
    ...(payload !== undefined && { payload }),
  });
}

/** The valid input with one thing changed, set to a value known to get far, or left out. */
function almostProper(proper: Input, known: Known): fc.Arbitrary<Input> {
  const places = PARTS.flatMap((part) => pathsOf(proper[part] ?? {}).map((path) => ({ part, path })));
  if (places.length === 0) return fc.constant(proper);
  return fc.constantFrom(...places).chain(({ part, path }) => {
    const led = known[String(path.findLast((name) => typeof name === 'string'))];
    const values = [wildValue, fc.constant(undefined), ...(led ? [fc.constantFrom(...led)] : [])];
    return fc.oneof(...values).map((value) => ({ ...proper, [part]: withField(proper[part], path, value) }));
  });
}

function calls(route: Route, proper: Input, known: Known): fc.Arbitrary<Call> {
  const part = (schema: z.ZodMiniType | undefined) =>
    schema ? inputs(schemaOf(schema), known) : fc.oneof(fc.constant(undefined), wildValue);
  const shaped = fc.record({ params: part(route.params), query: part(route.query), body: part(route.body) });
  // Mostly somebody allowed to call.
  const caller =
    route.who === 'cast' ? [CAST, CAST, CAST, GUEST, NOBODY] : [GUEST, GUEST, GUEST, CAST, NOBODY];
  const key = fc.oneof({ weight: 9, arbitrary: fc.uuid() }, { weight: 1, arbitrary: fc.constant('x') });
  return fc
    .tuple(
      fc.oneof(shaped as fc.Arbitrary<Input>, almostProper(proper, known)),
      fc.constantFrom(...caller),
      key,
    )
    .map(([input, who, idempotencyKey]) => ({ ...input, caller: who, key: idempotencyKey }));
}

describe('every call, in the order of their hours', { shuffle: false }, () => {
  test.each(table)('%s answers as declared, whatever it is sent', async (name, route, callOf) => {
    const call = callOf();
    const booked = await peopleOf(name, route, call);
    await reach(call, booked);
    const proper = await call.input(app, booked);
    const known = await knownValues(app, booked, others);
    const tokens = [await booked.guest.token(), await booked.cast.token(), undefined];
    const secrets = secretsFor(booked, others);
    const found = new Set<string>();
    const judge = (answer: Answered, what: unknown, caller: number, mustBe?: 'refused' | 'accepted') => {
      const { statusCode, body } = answer;
      const leak = leaked(answer, secrets[caller]!);
      const problem =
        (leak !== null && `tells somebody else's ${leak}`) ||
        wrong(route, answer) ||
        (mustBe === 'refused' && (statusCode < 400 || statusCode > 499) && 'is not refused') ||
        (mustBe === 'accepted' && statusCode !== 200 && 'is not accepted');
      if (problem) found.add(`${problem}: ${statusCode} ${body.slice(0, 2000)}\nfor ${JSON.stringify(what)}`);
    };
    const caller = {
      guest: GUEST,
      cast: CAST,
      member: GUEST,
      open: NOBODY,
      identity: NOBODY,
      operator: NOBODY,
      office: NOBODY,
    }[route.who];
    const wire = wireOf(route, proper);
    const from = (who: number, key: string = crypto.randomUUID()): Sender => ({ tokens, caller: who, key });

    for (const [what, broken] of brokenWires(route, wire))
      judge(await transmit(route, broken, from(caller)), what, caller, 'refused');
    for (const who of [GUEST, CAST, NOBODY].filter((each) => !mayCall(route, each)))
      judge(await transmit(route, wire, from(who)), proper, who, 'refused');
    judge(await transmit(route, oddWire(wire), from(caller)), proper, caller, 'accepted');

    const seed = (SEED + [...name].reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 7)) | 0;
    for (const made of fc.sample(calls(route, proper, known), { seed, numRuns: CALLS }))
      judge(await transmit(route, wireOf(route, made), from(made.caller, made.key)), made, made.caller);
    expect([...found].slice(0, 3).join('\n\n'), `SEED=${SEED} vitest run contract-fuzz -t ${name}`).toBe('');
  });
});

const mayCall = ({ who }: Route, caller: number) =>
  who === 'open' ||
  who === 'identity' ||
  (caller !== NOBODY && (who === 'member' || (who === 'cast') === (caller === CAST)));

test('what is looked for is there to be read, by its owners; and no key reached behind an object', async () => {
  const own = await readOwn(app, others);
  expect(others.secrets.filter((secret) => own.includes(secret)).length).toBeGreaterThan(7);
  expect(Object.hasOwn(Object.prototype, 'fuzzed')).toBe(false);
});

test('a call without a proper input fails with what to do', () => {
  const planted: Route = { ...allRoutes.putStore, summary: 'New.' };
  expect(() => properCallOf('newCall', planted)).toThrow(
    'newCall has no proper input: say in proper-calls.ts',
  );
});

test('what is no proper HTTP is refused in the same words', async () => {
  const headers = { 'content-type': JSON_TYPE };
  for (const request of [
    { method: 'GET', url: '/v1/casts/%E0%A4%A', headers },
    { method: 'GET', url: `/v1/casts/${'a'.repeat(2000)}`, headers },
    { method: 'GET', url: '/v1/nowhere', headers },
    { method: 'PATCH', url: '/v1/guest', headers, payload: '{}' },
  ] as const) {
    const answer = await app.app.http.inject(request);
    const route = { ...allRoutes.getCast, errors: ['NOT_FOUND'] as const };
    expect(wrong(route, answer), `${request.url} ${answer.statusCode} ${answer.body}`).toBe(null);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
});
