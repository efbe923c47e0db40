import { sql, type RawBuilder } from 'kysely';
import { createDb, createPool, type Db } from '#platform/database';
import { givePoints, guestWithPoints, verifiedCast, type TestApp } from '../../../../test-support/index.ts';
import { plansOf } from '../../../../test-support/plan.ts';

export interface BigLedger {
  readonly guestId: string;
  readonly castId: string;
  /** Adds transfers, a fifth of them of this guest and this cast, until the journal has this many, and updates the planner's statistics. */
  growTo(rows: number): Promise<void>;
}

/**
 * A journal of any size around one guest and one cast. Rows bypass the commands, so the books are not coherent: only for tests of how much
 * a statement reads.
 */
export async function bigLedger(test: TestApp): Promise<BigLedger> {
  const guest = await guestWithPoints(test, 500_000);
  const cast = await verifiedCast(test);
  const others = [];
  for (let count = 0; count < 4; count++) others.push(await guestWithPoints(test, 500));
  await givePoints(test, guest.userId, 1000);
  const owners = [guest.userId, ...others.map(({ userId }) => userId)];
  // The planner's statistics on the few rows around the journal must not change mid-comparison.
  for (const table of ['lot', 'ledger_account', 'cast_member', 'guest', 'booking', 'participation']) {
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(test.db);
  }
  let size = 0;
  return {
    guestId: guest.userId,
    castId: cast.userId,
    async growTo(rows) {
      await sql`
        insert into ledger_transfer (kind, from_account_id, to_account_id, points, lot_id, key, created_at)
        select (array['HOLD', 'USE', 'HOLD', 'RELEASE'])[1 + n % 4],
          case n % 4 when 0 then a.available when 2 then a.available else a.held end,
          case n % 4 when 1 then r.id when 3 then a.available else a.held end,
          1, case n % 4 when 1 then a.lot_id end, 'big:' || n, to_timestamp(1700000000 + n)
        from generate_series(${size}::bigint, ${rows - 1}::bigint) n
        join (select row_number() over (order by owner_id) - 1 as no,
                max(id) filter (where kind = 'GUEST_AVAILABLE') as available, max(id) filter (where kind = 'GUEST_HELD') as held,
                (select min(l.id) from lot l where l.guest_id = owner_id) as lot_id
              from ledger_account where owner_id = any(${owners}::uuid[]) group by owner_id) a on a.no = (n / 4) % 5
        join ledger_account r on r.kind = 'CAST_REWARD' and r.owner_id = ${cast.userId}`.execute(test.db);
      size = rows;
      await sql`vacuum analyze ledger_transfer, wallet`.execute(test.db);
    },
  };
}

export interface Explained {
  /** Every step with its index, in order: two equal ones are the same plan. */
  readonly steps: readonly string[];
  /** Rows examined by scans. */
  readonly rowsRead: number;
  readonly rowsReturned: number;
}

/** Runs a query and returns how the database executed it. */
export async function explain(db: Db, query: RawBuilder<unknown>): Promise<Explained> {
  const [plan] = await plansOf(() => query.execute(db));
  const { steps } = plan!;
  return {
    steps: steps.map(({ name }) => name),
    rowsRead: steps.filter(({ isScan }) => isScan).reduce((sum, { rowsRead }) => sum + rowsRead, 0),
    rowsReturned: steps[0]!.rowsReturned,
  };
}

interface Reads {
  /** Table and index pages one run touched, in memory or on disk. */
  readonly pages: number;
  /** How often the journal was scanned from end to end, over all runs. */
  readonly journalScans: number;
}

/** The same app on one connection, whose reads are counted immediately; the caller closes its `db`. */
export const countedApp = (test: TestApp): TestApp => ({
  ...test,
  db: createDb(createPool({ url: test.databaseUrl, size: 1 })),
});

/** What a run reads on a counted app, according to the database's counters. */
export async function readsOf(db: Db, rounds: number, run: () => Promise<unknown>): Promise<Reads> {
  const before = await countsSoFar(db);
  for (let round = 0; round < rounds; round++) await run();
  const after = await countsSoFar(db);
  return {
    pages: (after.pages - before.pages) / rounds,
    journalScans: after.scans - before.scans,
  };
}

async function countsSoFar(db: Db): Promise<{ pages: number; scans: number }> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ pages: number; scans: number }>`
    select sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0))::bigint as pages,
      (select seq_scan from pg_stat_user_tables where relname = 'ledger_transfer') as scans
    from pg_statio_user_tables`.execute(db);
  return rows[0]!;
}
