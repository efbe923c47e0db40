import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../launch/paths.ts';
import { findingsOf, type Law } from './law.ts';
import { houseLaws } from './laws.ts';

const laws = Object.values(houseLaws).flat();
const lawOf = (name: string): Law => {
  const law = laws.find((one) => one.name === name);
  if (!law) throw new Error(`There is no law of ${name}`);
  return law;
};

const DOMAIN = 'packages/domain/src/money/gift/planted.ts';
const MODULE = 'apps/server/src/modules/money/gift/planted.ts';
const STORE = 'apps/server/src/modules/money/gift/planted.store.ts';
const SCREEN = 'apps/web/src/features/money/gift/planted.tsx';
const OFFICE = 'apps/admin/src/features/gifts/planted.tsx';
const PART = 'packages/ui/src/planted.tsx';
const MIGRATION = 'apps/server/migrations/999_planted.sql';
const API = 'apps/server/src/modules/money/gift/test/planted.api.test.ts';
const UNIT = 'packages/domain/src/money/gift/planted.test.ts';
const WALK = 'e2e/planted.spec.ts';
const TOKENS = 'packages/ui/src/styles/tokens.css';

const tokens = readFileSync(join(ROOT, TOKENS), 'utf8');

const inTest = (body: string): string => `import { expect, it, test } from 'vitest';\n${body}`;

/** Lines that break each law, with where they stand. */
const PLANTED: Readonly<Record<string, readonly (readonly [path: string, text: string])[]>> = {
  'rules know no machine': [
    [DOMAIN, 'const at = new Date();'],
    [DOMAIN, 'const lot = Math.random();'],
    ['packages/contract/src/base/planted.ts', 'const key = crypto.randomUUID();'],
  ],
  'time of the server': [
    [MODULE, 'const at = new Date();'],
    [MODULE, 'const untilMs = performance.now() + 5_000;'],
    ['apps/server/src/platform/jobs/planted.ts', 'const atMs = Date.now();'],
  ],
  'time of the screens': [
    [SCREEN, 'const onTap = () => send(new Date());'],
    [OFFICE, 'const ageMs = Date.now() - row.atMs;'],
    ['packages/ui/src/lib/planted.ts', 'const began = performance.now();'],
    ['apps/web/src/worker/planted.ts', 'const at = Date.now();'],
  ],
  'modules wait for nothing': [
    [MODULE, 'setTimeout(() => void send(), 1_000);'],
    [MODULE, 'const isDrawn = Math.random() < 0.5;'],
    [MODULE, "import { setTimeout as sleep } from 'node:timers/promises';"],
  ],
  'events of the catalogue': [
    [MODULE, "import { event, publish } from '#platform/outbox';"],
    [MODULE, "import {\n  publish,\n  event as told,\n} from '#platform/outbox';"],
    ['apps/server/src/gateways/sms/planted.ts', "import * as outbox from '../../platform/outbox/index.ts';"],
  ],
  'calls over the net': [
    [SCREEN, "const answer = await fetch('/v1/gift');"],
    [OFFICE, 'void window.fetch(address);'],
    [MODULE, "await fetch('https://example.jp');"],
    [SCREEN, 'const request = new XMLHttpRequest();'],
  ],
  'time of the database': [
    [STORE, 'sql`select now() as at`'],
    [MIGRATION, 'at timestamptz not null default now()'],
    [MIGRATION, 'day date default current_date'],
  ],
  'lists in SQL': [[STORE, 'where p.booking_id = any(${[...ids]}::uuid[])']],
  'guests and casts in SQL': [[STORE, 'sql`select id from account where user_type = 1`']],
  'SQL as it is': [
    [STORE, 'sql`select id from gift order by ${sql.raw(order)}`'],
    ['apps/server/src/platform/database/planted.ts', 'CompiledQuery.raw(text)'],
  ],
  'whole rows': [
    [STORE, "const rows = await db.selectFrom('gift').selectAll().where('id', '=', id).execute();"],
    [STORE, 'sql`select * from gift where guest_id = ${guestId}`'],
    [STORE, 'await sql<Row>`\n  select * from gift`.execute(db)'],
  ],
  'whole numbers': [
    [MIGRATION, 'fee_yen numeric not null,'],
    [MIGRATION, 'fee_yen numeric(12, 2) not null,'],
    [MIGRATION, '  fee_yen double precision'],
    [MIGRATION, 'alter table gift add column share real;'],
    [MIGRATION, 'price money, weight float8'],
  ],
  'own database': [[API, "query('select pid from pg_stat_activity')"]],
  'ceiling of a card': [[MODULE, 'await provider.charge({ amountYen: yen as AllowedYen });']],
  'sums of money': [
    [MODULE, 'const fee = points * 0.37;'],
    [SCREEN, 'const [half] = useState(points / 3);'],
  ],
  amounts: [[SCREEN, '<p>{line.points}P</p>']],
  'bare texts': [[SCREEN, '<p>{t.unread}{count > 0 && <b>{count}</b>}</p>']],
  widths: [[SCREEN, '<div className="grid sm:grid-cols-2">']],
  colours: [
    [SCREEN, "<p style={{ color: '#ff0000' }}>"],
    [OFFICE, "<p style={{ color: 'red' }}>"],
  ],
  'status of a booking': [
    [SCREEN, "const isSure = booking.status === 'APPROVE';"],
    [OFFICE, "if ('NO_SHOW' !== row?.status) return null;"],
    [SCREEN, 'const isOff = state.status === BookingStatus.CANCEL;'],
  ],
  'keys of queries': [
    [SCREEN, "useQuery({ queryKey: ['gifts'], queryFn: () => call(giftRoutes.listGifts) });"],
    [SCREEN, 'const queryKey = [KEY, castId];'],
    [OFFICE, "useQuery({ queryKey: ['gifts'], queryFn: () => call(giftAdminRoutes.listGifts) });"],
    [SCREEN, "client.setQueryData<Gift[]>(['gifts'], gifts);"],
  ],
  'what is old': [
    [SCREEN, 'onSuccess: () => client.invalidateQueries(),'],
    [OFFICE, 'await client.invalidateQueries({ predicate: isOf(giftAdminRoutes) });'],
    [PART, 'void queryClient.invalidateQueries({ queryKey });'],
  ],
  contrast: [[TOKENS, tokens.replace(/--sub: #\w+/, '--sub: #cccccc')]],
  'Japanese of the screens': [
    [SCREEN, '<p>贈りもの</p>'],
    [MODULE, "const title = 'おしらせ';"],
  ],
  'English on the screens': [
    [SCREEN, '<p>Send it now</p>'],
    [SCREEN, '<p>\n  {count}\n  gifts were sent\n</p>'],
    [OFFICE, "<p>{'No gifts yet'}</p>"],
    [OFFICE, '<Button label="Remove gift" />'],
    [PART, "<span aria-label={'Close it'} />"],
  ],
  // Spelled in two, so that these lines break nothing.
  'what is left to do': [[MODULE, ['// TO', 'DO one day'].join('')]],
  'paths of a machine': [['docs/planted.md', ['see /ho', 'me/me/notes'].join('')]],
  'numbers in sentences': [
    ['apps/web/src/features/money/gift/ja.ts', "export const t = { most: '写真は5枚までです。' };"],
  ],
  'texts of screens': [
    [
      'apps/web/src/features/money/gift/ja.ts',
      "export const plantedTexts = { dead: '誰も読みません。' } as const;",
    ],
  ],
  'patience of tests': [[UNIT, 'await vi.waitFor(isDone);']],
  'what tests share': [
    [API, "vi.useFakeTimers({ toFake: ['setTimeout'] });"],
    [API.replace('.api.', '.race.'), "vi.spyOn(pg.Client.prototype, 'query');"],
  ],
  'tests that run': [
    [UNIT, "test.skip('a gift', () => {});"],
    [API, "it.only('a gift', () => {});"],
    [WALK, "test.describe.fixme('gifts', () => {});"],
    [UNIT, "test.todo('a gift');"],
    [UNIT, "test('a gift', { skip: true }, () => {});"],
    [API, "describe.concurrent.skip('gifts', () => {});"],
  ],
  'order of tests': [
    [API, "describe('gifts', { shuffle: false }, () => {});"],
    [UNIT, "describe.sequential('gifts', () => {});"],
  ],
  'tests that sleep': [
    [API, 'await new Promise((resolve) => setTimeout(resolve, 1_500));'],
    [API, "import { setTimeout as sleep } from 'node:timers/promises';\nawait sleep(20);"],
    [API, "import * as timers from 'node:timers/promises';\nawait timers.setTimeout(20);"],
    [API, 'const later = setTimeout;\nlater(done, 20);'],
    [
      UNIT,
      "import { setTimeout as sleep } from 'node:timers/promises';\nfor (const one of all) await sleep(20);",
    ],
    ['apps/server/src/test-support/planted.ts', 'setTimeout(done, 20);'],
  ],
  'day of tests': [
    [API, 'const began = Date.now();'],
    [WALK, 'const today = dayOf(new Date());'],
    ['apps/server/src/test-support/planted.ts', 'const at = new Date();'],
  ],
  'tests that try': [
    [UNIT, inTest("test('a gift', () => { give(); });")],
    [UNIT, inTest("test('a gift', () => {\n  // expect(give()).toBe(1);\n  give(/* expect(1) */);\n});")],
    [API, inTest("it.each([1, 2])('a gift of %s', async (n) => { await app.ok(route, { n }); });")],
    [API, inTest("it('a gift', give);\nasync function give() { await send(); }")],
    [
      WALK,
      "import { test } from './support/test.ts';\ntest('a walk', async ({ page }) => { await page.goto('/'); });",
    ],
    [UNIT, inTest("describe('gifts', () => { it.skipIf(none)('a gift', () => { give(); }); });")],
  ],
};

/** What looks like it and is none. */
const PASSES: Readonly<Record<string, readonly (readonly [path: string, text: string])[]>> = {
  'time of the server': [[MODULE, "const at = new Date('2026-11-24');\n// not Date.now()"]],
  'time of the screens': [['packages/ui/src/lib/clock.ts', 'new Date(Date.now() + offsetMs)']],
  'events of the catalogue': [
    ['apps/server/src/events/catalogue.ts', "import { event } from '#platform/outbox';"],
    [MODULE, "import { publish } from '#platform/outbox';\nimport { event } from './log.ts';"],
  ],
  'calls over the net': [
    ['apps/web/src/lib/api.ts', 'await fetch(path)'],
    ['apps/server/src/gateways/sms/planted.ts', 'await fetch(url)'],
    [SCREEN, 'void refetch();\nvoid query.fetch();'],
  ],
  'time of the database': [
    [STORE, 'sql`select ${clock.now()}::timestamptz`'],
    [MIGRATION, '-- default now() would be the machine’s'],
  ],
  'SQL as it is': [[STORE, 'sql`${sql.raw(PLAN_ANEW)} select 1`']],
  'whole rows': [
    [STORE, "db.selectFrom('gift').selectAll().orderBy('id').limit(20).execute();"],
    [STORE, "db.selectFrom('gift').selectAll().where('id', '=', id).executeTakeFirst();"],
    [
      STORE,
      'sql`select * from gift limit ${20}`; sql`insert into gift select * from unnest(${ids}::uuid[])`',
    ],
  ],
  'whole numbers': [
    [MIGRATION, "-- == money/gift\nkind text check (kind in ('MONEY', 'money')),\nmoney_yen integer,"],
  ],
  colours: [[SCREEN, "<p style={{ color: 'var(--color-ink)' }}>"]],
  'keys of queries': [
    [SCREEN, 'return { ...home, queryKey: [...home.queryKey, today] };'],
    [SCREEN, 'client.setQueryData(giftsQuery().queryKey, { gifts });'],
  ],
  'what is old': [
    [SCREEN, 'onSuccess: () => refresh(client, giftRoutes),'],
    ['apps/web/src/lib/planted.test.ts', "vi.spyOn(client, 'invalidateQueries');"],
  ],
  'English on the screens': [
    [SCREEN, '<p>LINE</p>'],
    [SCREEN, '<p className="flex grow">{t.sent}</p>'],
    [SCREEN, "const name = 'not a text';"],
  ],
  'tests that run': [
    [API, "describe.skipIf(noRedis() !== null)('gifts', () => {});"],
    [UNIT, "const { only } = filter;\nt.only('x');"],
  ],
  'order of tests': [[UNIT, "describe('gifts', { timeout: 1_000 }, () => {});"]],
  'tests that sleep': [
    [API, 'while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 20));'],
    [API.replace('.api.', '.crash.'), 'setTimeout(kill, 20);'],
    [UNIT, "vi.useFakeTimers({ toFake: ['setTimeout'] });"],
  ],
  'tests that try': [
    [UNIT, inTest("test('a gift', () => expect(give()).toBe(1));")],
    [
      UNIT,
      inTest(
        "const gives = () => expect(give()).toBe(1);\ntest('a gift', gives);\ntest('two', () => { gives(); });",
      ),
    ],
    [API, inTest("test('books', () => withDb(assertCoherent));")],
    [API, 'const test = useTestApp();\nawait test.ok(route, () => {});'],
  ],
};

const cases = (of: typeof PLANTED) =>
  Object.entries(of).flatMap(([name, planted]) => planted.map(([path, text]) => ({ name, path, text })));

test('what breaks each law is planted', () => {
  expect(Object.keys(PLANTED)).toEqual(laws.map(({ name }) => name));
});

test.each(cases(PLANTED))('$name: $text', ({ name, path, text }) => {
  const findings = findingsOf(lawOf(name), [{ path, text }]);
  expect(findings.length).toBeGreaterThan(0);
  for (const finding of findings) expect(finding.startsWith(`${path}:`)).toBe(true);
});

test.each(cases(PASSES))('$name passes: $text', ({ name, path, text }) => {
  expect(findingsOf(lawOf(name), [{ path, text }])).toEqual([]);
});

test('a test may leave what it expects to a function of another file of tests', () => {
  const helper = {
    path: 'e2e/support/gifts.ts',
    text: 'export async function seen(page) { await expect(page).toBeThere(); }',
  };
  const walk = {
    path: WALK,
    text: "import { test, seen } from './support/gifts.ts';\ntest('a walk', ({ page }) => seen(page));",
  };
  expect(findingsOf(lawOf('tests that try'), [helper, walk])).toEqual([]);
  const silent = { ...helper, text: 'export async function seen(page) { await page.goto(); }' };
  expect(findingsOf(lawOf('tests that try'), [silent, walk])).toHaveLength(1);
});

test('a file may be excepted as long as it needs it, and no other one with it', () => {
  const law: Law = { ...lawOf('SQL as it is'), but: { [STORE]: 'an order has no parameter' } };
  const breaking = { path: STORE, text: 'sql.raw(order)' };
  expect(findingsOf(law, [breaking])).toEqual([]);
  expect(findingsOf(law, [breaking, { ...breaking, path: MODULE }])).toHaveLength(1);
  expect(findingsOf(law, [{ path: STORE, text: '' }])).toEqual([
    `${STORE}: keeps the law, and is an exception from it for nothing`,
  ]);
});

test('each says what it wants in a sentence, and each exception why', () => {
  for (const { says, but = {} } of laws) {
    expect(says).toMatch(/^[A-Z].{20,}\.$/);
    for (const reason of Object.values(but)) expect(reason.length).toBeGreaterThan(15);
  }
});
