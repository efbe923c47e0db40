import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { dueWorkNames, jobNames, routineNames } from '@yoimachi/contract/work-names';
import { STATE_KINDS, type StateKind } from '@yoimachi/domain/state';
import { addMinutes } from '@yoimachi/domain/time';
import { createPaymentProvider } from '#gateways/payment/index.ts';
import { noteCopy } from '#platform/database';
import { checkBooks } from '#money/points';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { ended } from '../../../../test-support/typed.ts';
import { startTestApp, useRewoundApp } from '../../../../test-support/index.ts';
import { requested } from '../../../meeting/booking/test/support.ts';
import { buyFirst, guestWithCard } from '../../../money/billing/test/support.ts';
import { raiseSilence } from '../../../money/billing/watch/raise-silence.ts';
import { lookedAt } from '../../../../works.ts';

const app = useRewoundApp({ alone: true, config: { logLevel: 'silent' } });
const desk = asOperator(app);

const parts = async () => (await desk.ok('showState', {})).parts;
/** The lines of a kind that are not well. */
async function wrong(kind: StateKind) {
  const lines = (await parts())[kind] as readonly { readonly verdict: string }[];
  return lines.filter(({ verdict }) => verdict !== 'OK');
}
const since = (minutes: number) => addMinutes(app.clock.now(), -minutes);

async function insertNode(minutesSilent: number, started = 600, migration = 9_999): Promise<string> {
  const nodeId = crypto.randomUUID();
  await app.db
    .insertInto('node_beat')
    .values({
      node_id: nodeId,
      host: 'web-9',
      pid: 7,
      roles: ['api', 'realtime', 'worker'],
      version: '0.0.9',
      migration,
      started_at: since(started),
      beat_at: since(minutesSilent),
      reaches_storage: true,
      free_bytes: 50_000_000_000,
    })
    .execute();
  return nodeId;
}

/** A first day has passed: every routine was seen, and the books were checked. */
beforeEach(async () => {
  await app.work();
  await checkBooks(app.context);
  await insertNode(0);
});

test('everything is well while nothing is wrong, for every role, and nothing is left out', async () => {
  const read = await parts();
  expect(Object.keys(read).sort()).toEqual([...STATE_KINDS].sort());
  for (const kind of STATE_KINDS) expect(await wrong(kind), kind).toEqual([]);
  for (const name of ['tanaka', 'sato', 'suzuki'] as const)
    expect((await asOperator(app, name).tries('showState', {})).ok, name).toBe(true);
});

test('every piece of work has a name in the words of the office', async () => {
  const { due, routines } = app.context.works();
  const jobs = (await parts()).jobs!.map(({ queue }) => queue);
  const unnamed = (names: Readonly<Record<string, string>>, of: readonly string[]) =>
    of.filter((name) => names[name] === undefined);
  expect(
    unnamed(
      dueWorkNames,
      due.map(({ name }) => name),
    ),
  ).toEqual([]);
  expect(
    unnamed(
      routineNames,
      routines.map(({ name }) => name),
    ),
  ).toEqual([]);
  expect(unnamed(jobNames, jobs)).toEqual([]);
  expect(jobs.length).toBeGreaterThan(40);
});

test('the terminal knows the same work without a running product', () => {
  const names = ({ due, routines }: ReturnType<typeof app.context.works>) =>
    [...due, ...routines].map(({ name }) => name).sort();
  const { jobs: _, realtime: __, works: ___, ...context } = app.context;
  expect(names(lookedAt(context)())).toEqual(names(app.context.works()));
});

describe('the terminal says the same to nobody in particular', () => {
  test('ends with 0 while all is well, with 1 where somebody has to look, with 2 where something is wrong', async () => {
    expect(await ended(app, 'state')).toEqual({ code: 0, said: expect.stringMatching(/^ok: 0 of \d+ need/) });
    await app.db.deleteFrom('ledger_check').execute();
    const look = await ended(app, 'state');
    expect(look).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^LOOK {2}books {2}NEVER .*\nLOOK: 1 of/),
    });
    await app.db.deleteFrom('node_beat').execute();
    expect(await ended(app, 'state')).toMatchObject({
      code: 2,
      said: expect.stringMatching(/\nWRONG: \d+ of/),
    });
  });

  test('as one line of JSON, with all that the office is told', async () => {
    await app.db.deleteFrom('node_beat').execute();
    const { code, said } = await ended(app, 'state', '--json');
    expect(said).not.toContain('\n');
    const { verdict, parts: shown } = JSON.parse(said) as { verdict: string; parts: Record<string, unknown> };
    expect([code, verdict, Object.keys(shown)]).toEqual([2, 'TROUBLE', [...STATE_KINDS]]);
    const { role, routine, provider } = await parts();
    expect(shown).toMatchObject({ role, routine, provider });
  });

  test('as a program ends, also when it finds no database', async () => {
    const program = join(import.meta.dirname, '../../../../operator-cli.ts');
    const endOf = (databaseUrl: string) =>
      new Promise<{ code: unknown; said: string }>((resolve) => {
        const env = {
          PATH: process.env['PATH'],
          DATABASE_URL: databaseUrl,
          DATA_DIR: app.context.config.dataDir,
        };
        execFile(process.execPath, [program, 'state', '--json'], { env }, (error, said) =>
          resolve({ code: error?.code ?? 0, said }),
        );
      });
    await app.db.deleteFrom('node_beat').execute();
    const [wrong, away] = await Promise.all([
      endOf(app.databaseUrl),
      endOf('postgres://nobody@127.0.0.1:1/none'),
    ]);
    expect(wrong.code).toBe(2);
    expect(JSON.parse(wrong.said)).toMatchObject({ verdict: 'TROUBLE' });
    expect(away).toEqual({ code: 2, said: '' });
  });
});

describe('what is wrong is said', () => {
  test('an event that nobody can handle, and one that waits', async () => {
    const event = { topic: 'no.such', key: 'k', payload: '{}', created_at: since(9), processed_at: null };
    await app.db.insertInto('outbox').values(event).execute();
    expect(await wrong('outbox')).toMatchObject([{ reason: 'LATE', count: 1, dead: 0 }]);
    await app.work();
    expect(await wrong('outbox')).toMatchObject([{ reason: 'DEAD', count: 0, dead: 1, verdict: 'TROUBLE' }]);
  });

  test('a job that was given up, and one that waits for long', async () => {
    await app.app.pool.query(
      `insert into pgboss.job (name, data, source_name) values ('dead', '{}', 'receipt.print')`,
    );
    await app.app.pool.query(
      `insert into pgboss.job (name, data, start_after, created_on) values ('phone.notice', '{}', now() - interval '6 minutes', now() - interval '1 hour')`,
    );
    expect(await wrong('jobs')).toMatchObject([
      { queue: 'phone.notice', reason: 'LATE', count: 1, verdict: 'ATTENTION' },
      { queue: 'receipt.print', reason: 'DEAD', dead: 1, verdict: 'TROUBLE' },
    ]);
  });

  test('what is due and was not done, and routines whose time has passed', async () => {
    await requested(app);
    await app.work();
    await app.clock.advanceTo(addMinutes(app.clock.now(), 4 * 24 * 60));
    const late = await wrong('due-work');
    expect(late).toMatchObject([
      { work: 'booking.due', reason: 'STUCK', count: 1, isMore: false },
      { work: 'booking.reminder', reason: 'STUCK', count: 1 },
    ]);
    const missed = await wrong('routine');
    expect(missed.length).toBe(app.context.works().routines.length);
    expect(missed[0]).toMatchObject({ reason: 'MISSED' });
    await app.work();
    expect(await wrong('due-work')).toEqual([]);
    expect(await wrong('routine')).toEqual([]);
  });

  test('a row that cannot be worked off holds nothing up, and is named', async () => {
    await requested(app);
    // Nothing of the booking changes any more.
    await app.clock.advanceTo(addMinutes(app.clock.now(), 4 * 24 * 60));
    await app.work();
    // Due a microsecond later than any time of the product: whoever does it does not find it.
    const { rows } = await sql<{ id: string }>`
      insert into all_right_question (id, participation_id, booking_id, cast_id, next_at, created_at)
      select ${crypto.randomUUID()}::uuid, id, booking_id, cast_id, ${since(60)}::timestamptz + interval '1 microsecond', ${since(60)}
      from participation returning id`.execute(app.db);
    await app.work();
    expect(await wrong('due-work')).toMatchObject([
      { work: 'safety.all-right', reason: 'STUCK', count: 1, oldestId: rows[0]!.id },
    ]);
  });

  test('a process that stopped, until another does what it did; and none at all', async () => {
    const nodeId = await insertNode(3);
    expect(await wrong('node')).toMatchObject([{ nodeId, reason: 'STOPPED' }]);
    expect(await wrong('role')).toEqual([]);
    await insertNode(0, 1);
    expect(await wrong('node')).toEqual([]);
    await app.db
      .updateTable('node_beat')
      .set({ beat_at: since(3) })
      .execute();
    expect(await wrong('role')).toMatchObject([
      { role: 'api', reason: 'NOT_RUNNING', stopped: 3, verdict: 'TROUBLE' },
      { role: 'realtime' },
      { role: 'worker' },
    ]);
    expect(await wrong('storage')).toMatchObject([{ reason: 'UNASKED' }]);
  });

  test('a process that knows an older schema', async () => {
    const nodeId = await insertNode(0, 60, 1);
    expect(await wrong('node')).toMatchObject([{ nodeId, reason: 'OUTDATED' }]);
  });

  test('a storage that is not reached', async () => {
    await app.db.updateTable('node_beat').set({ reaches_storage: false }).execute();
    expect(await wrong('storage')).toMatchObject([{ reason: 'UNREACHABLE', nodes: 1, failing: 1 }]);
  });

  test('copies that are no longer made, by the clock of the machine', async () => {
    expect((await parts()).copies).toMatchObject([{ reason: 'NONE', madeAt: null, verdict: 'OK' }]);
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    for (const kind of ['BASE', 'LOG', 'BASE'] as const) await noteCopy(client, kind);
    expect((await parts()).copies).toMatchObject([{ reason: 'FINE', madeAt: expect.any(String) }]);
    const back = (hours: number) =>
      client.query(`update copy_made set made_at = made_at - make_interval(hours => $1)`, [hours]);
    await back(4);
    expect(await wrong('copies')).toMatchObject([{ reason: 'LOG_MISSED', verdict: 'TROUBLE' }]);
    await noteCopy(client, 'LOG');
    expect(await wrong('copies')).toEqual([]);
    await back(50);
    await noteCopy(client, 'LOG');
    expect(await wrong('copies')).toMatchObject([{ reason: 'MISSED', verdict: 'TROUBLE' }]);
    // The release of today over the database of before: nothing is noted, and the copy is made.
    await client.query('alter table copy_made rename to copy_made_later');
    await expect(noteCopy(client, 'BASE')).resolves.toBeUndefined();
    await client.query('alter table copy_made_later rename to copy_made');
    await client.end();
  });

  test('payments of which no webhook tells', async () => {
    const guest = await guestWithCard(app);
    await buyFirst(app, guest);
    await app.work();
    await app.db.deleteFrom('payment_event').execute();
    expect(await wrong('payments')).toEqual([]);
    await app.clock.advanceTo(addMinutes(app.clock.now(), 20));
    expect(await wrong('payments')).toMatchObject([{ reason: 'LATE', lastEventAt: null }]);
    await app.clock.advanceTo(addMinutes(app.clock.now(), 40));
    expect(await wrong('payments')).toMatchObject([{ reason: 'UNHEARD', verdict: 'TROUBLE' }]);
    const event = { event_id: 'e', kind: 'OTHER', payment_key: null, received_at: app.clock.now() } as const;
    await app.db.insertInto('payment_event').values(event).execute();
    expect(await wrong('payments')).toEqual([]);
  });

  test('a payment service that has not answered for an hour', async () => {
    const silence = {
      key: crypto.randomUUID(),
      what: 'REFUND',
      seen_at: since(90),
      raised_at: since(30),
    } as const;
    await app.db.insertInto('payment_silence').values(silence).execute();
    expect(await wrong('payments')).toMatchObject([{ reason: 'SILENT', silent: 1 }]);
    await raiseSilence({ ...app.context, provider: createPaymentProvider(app.context) });
    expect(await wrong('payments')).toEqual([]);
  });

  test('messages that failed, and how many went out today', async () => {
    const message = (state: 'FAILED' | 'SENT', minutes: number, n: number) => ({
      key: `k${state}${n}`,
      channel: 'SMS' as const,
      state,
      started_at: since(minutes),
      ended_at: since(minutes),
    });
    await app.db
      .insertInto('sent_message')
      .values([
        ...Array.from({ length: 5 }, (_, n) => message('FAILED', 30, n)),
        ...Array.from({ length: 7 }, (_, n) => message('SENT', 30, n)),
        // Yesterday, in Tokyo, but within the last day.
        ...Array.from({ length: 2 }, (_, n) => message('SENT', 13 * 60, 100 + n)),
      ])
      .execute();
    expect(await wrong('channel')).toMatchObject([
      { channel: 'SMS', reason: 'MANY_FAILED', tried: 14, failed: 5, sentToday: 7 },
    ]);
  });

  test('books that do not agree, and books that nobody checked', async () => {
    await app.db
      .updateTable('ledger_check')
      .set({ broken: ['a rule'], incoherences: 1 })
      .execute();
    expect(await wrong('books')).toMatchObject([{ reason: 'BROKEN', broken: 1 }]);
    await app.db.deleteFrom('ledger_check').execute();
    expect(await wrong('books')).toMatchObject([{ reason: 'NEVER', checkedAt: null }]);
  });

  test('what cannot be read is said, and the rest is told all the same', async () => {
    await sql`alter table node_beat rename to node_beat_away`.execute(app.db);
    try {
      const read = await parts();
      const unread = STATE_KINDS.filter((kind) => read[kind] === null);
      expect(unread).toEqual(['role', 'node', 'storage']);
      expect(read.books).toMatchObject([{ verdict: 'OK' }]);
    } finally {
      await sql`alter table node_beat_away rename to node_beat`.execute(app.db);
    }
  });
});

describe('a process says that it is alive', () => {
  test('with what it does, and whether it reaches the storage', async () => {
    await app.db.deleteFrom('node_beat').execute();
    await app.app.pulse.beat();
    const { node, storage } = await parts();
    expect(node).toMatchObject([
      { roles: ['api', 'realtime'], pid: process.pid, reason: 'ALIVE', isOutdated: false },
    ]);
    expect(storage).toMatchObject([{ nodes: 1, failing: 0, reason: expect.stringMatching(/FINE|LOW|FULL/) }]);
    await app.clock.advanceTo(addMinutes(app.clock.now(), 1));
    await app.app.pulse.beat();
    expect((await parts()).node).toMatchObject([{ beatAt: app.clock.now().toISOString() }]);
  });
});

describe('processes that do not share their files', () => {
  /** A second process of the same product, whose files lie in a folder. */
  const processOn = (dataDir: string) =>
    startTestApp({
      databaseUrl: app.databaseUrl,
      startAt: app.clock.now().toISOString(),
      config: { dataDir, logLevel: 'silent' },
    });
  const storage = async () => (await parts()).storage![0];

  test('notice it, and those that share them do not', async () => {
    await app.db.deleteFrom('node_beat').execute();
    await app.app.pulse.beat();
    const sharing = await processOn(app.context.config.dataDir);
    await sharing.app.pulse.beat();
    await app.app.pulse.beat();
    expect(await storage()).toMatchObject({ nodes: 2, apart: 0 });
    const apart = await processOn(`${app.context.config.dataDir}-apart`);
    try {
      await apart.app.pulse.beat();
      expect(await storage()).toMatchObject({ nodes: 3, apart: 1, reason: 'APART', verdict: 'TROUBLE' });
      for (const { pulse } of [app.app, sharing.app]) await pulse.beat();
      expect(await storage()).toMatchObject({ nodes: 3, apart: 3 });
    } finally {
      await apart.close();
      await sharing.close();
    }
  });

  test('of an earlier version, which leave no mark, are not missed', async () => {
    // `beforeEach` has let one live.
    await app.app.pulse.beat();
    expect(await storage()).toMatchObject({ nodes: 2, apart: 0 });
  });
});
