import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { acts, adminRoutes, type AdminCall } from '@yoimachi/contract/admin';
import type { Route } from '@yoimachi/contract/route';
import { OPERATOR_ROLES, type OperatorRole } from '@yoimachi/domain/operator';
import { EVENING } from '../modules/meeting/booking/test/support.ts';
import { signedIn, type Browser } from '../modules/desk/office/test/browser.ts';
import { brokenWires, type Wire } from './fuzz-broken.ts';
import { schemaOf, wireOf } from './fuzz-calls.ts';
import { leaked, wrong, type Answered } from './fuzz-judge.ts';
import { knownValues, strangers, type Strangers } from './fuzz-world.ts';
import { OPERATORS, startTestApp, type TestApp } from './index.ts';
import type { Input } from './refused-inputs.calls.ts';
import { inputs, wildValue, type Known } from './wild-values.ts';

/** Calls of one route, generated from its schema. */
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 25);
const SEED = Number(process.env['SEED'] ?? 20_261_126);
/** Who ends sessions or operators ends the walk. */
const ENDS_THE_WALK: readonly AdminCall[] = [
  'changeRole',
  'switchOperator',
  'endSessionsOf',
  'inviteOperator',
  'beginMaintenance',
];

let app: TestApp;
let people: Strangers;
/** Operators see how somebody is called. */
const NICKNAME = '秘密太郎';
let hidden: readonly string[];
const browsers = new Map<OperatorRole, Browser>();

beforeAll(async () => {
  app = await startTestApp({ config: { logLevel: 'silent', databasePool: 4 } });
  people = await strangers(app);
  hidden = people.secrets.filter((secret) => secret !== NICKNAME);
  await app.work();
  const { tanaka, sato, suzuki } = OPERATORS;
  for (const [role, operator] of [
    ['owner', tanaka],
    ['support', sato],
    ['reviewer', suzuki],
  ] as const) {
    await app.db.updateTable('operator').set({ role }).where('id', '=', operator.id).execute();
    browsers.set(role, (await signedIn(app, operator)).browser);
  }
}, 120_000);
afterAll(() => app.close());

async function transmit(
  route: Route,
  { url, contentType, payload }: Wire,
  role: OperatorRole,
): Promise<Answered> {
  const browser = browsers.get(role)!;
  return app.app.office.inject({
    method: route.method,
    url,
    remoteAddress: '203.0.113.7',
    headers: {
      'user-agent': 'Firefox',
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': browser.csrf,
      cookie: [...browser.jar].map(([key, value]) => `${key}=${value}`).join('; '),
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
    ...(payload !== undefined && { payload }),
  });
}

async function valuesKnown(): Promise<Known> {
  const { guest, cast, bookingId } = people;
  const one = async (table: 'report' | 'purchase' | 'store') =>
    (await app.db.selectFrom(table).select('id').limit(1).executeTakeFirst())?.id ?? crypto.randomUUID();
  return {
    ...(await knownValues(app, people, people)),
    accountId: [guest.userId, cast.userId, crypto.randomUUID()],
    reportId: [await one('report'), crypto.randomUUID()],
    purchaseId: [await one('purchase'), crypto.randomUUID()],
    storeId: [await one('store'), crypto.randomUUID()],
    itemId: [bookingId, '17', 'Y-7KQ2-M9XD'],
    operatorId: [OPERATORS.sato.id, crypto.randomUUID()],
    reason: ['審査の判断のため', '\u202e=1+1', ' '],
    number: ['G-10001', 'C-10002', "' or true"],
    words: ['はな', '%_\\', '\u0000'],
    from: [EVENING, '0000-01-01', '9999-12-31'],
    to: [EVENING, '9999-12-31'],
  };
}

function shaped(route: Route, known: Known): fc.Arbitrary<Input> {
  const part = (schema: z.ZodMiniType | undefined) =>
    schema ? inputs(schemaOf(schema), known) : fc.oneof(fc.constant(undefined), wildValue);
  return fc.record({
    params: part(route.params),
    query: part(route.query),
    body: part(route.body),
  }) as fc.Arbitrary<Input>;
}

const seedOf = (name: string) =>
  (SEED + [...name].reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 7)) | 0;
const names = (Object.keys(adminRoutes) as AdminCall[]).filter((name) => !ENDS_THE_WALK.includes(name));

test.each(names)('%s answers the office as declared, whatever it is sent', async (name) => {
  const route: Route = adminRoutes[name];
  const known = await valuesKnown();
  const found = new Set<string>();
  const judge = (answer: Answered, what: unknown, mustBeRefused = false) => {
    // A list shows nothing private, whoever asks.
    const leak = route.method === 'GET' ? leaked(answer, hidden) : null;
    const problem =
      (leak !== null && `tells ${leak}`) ||
      wrong(route, answer) ||
      (mustBeRefused && (answer.statusCode < 400 || answer.statusCode > 499) && 'is not refused');
    if (problem)
      found.add(`${problem}: ${answer.statusCode} ${answer.body.slice(0, 500)}\nfor ${JSON.stringify(what)}`);
  };
  const roles = OPERATOR_ROLES.filter((role) => browsers.has(role) && acts[name].roles.includes(role));
  const made = fc.sample(shaped(route, known), { seed: seedOf(name), numRuns: CALLS });
  for (const [index, input] of made.entries())
    judge(await transmit(route, wireOf(route, input, '/admin/v1'), roles[index % roles.length]!), input);
  const [first] = made;
  if (first !== undefined)
    for (const [what, broken] of brokenWires(route, wireOf(route, first, '/admin/v1')))
      // A call that needs no field takes what names none.
      judge(await transmit(route, broken, 'owner'), what, what !== 'objects in objects');
  expect([...found].slice(0, 3).join('\n\n'), `SEED=${SEED} vitest run office-fuzz -t ${name}`).toBe('');
});

test('no link of the audit is missing after all that', async () => {
  const answer = await transmit(
    adminRoutes.checkAudit,
    { url: '/admin/v1/audit/check', contentType: 'application/json', payload: '{}' },
    'owner',
  );
  expect(JSON.parse(answer.body)).toMatchObject({ brokenAt: null });
  expect((JSON.parse(answer.body) as { rows: number }).rows).toBeGreaterThan(100);
});
