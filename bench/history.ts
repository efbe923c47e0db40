/**
 * What the figures of bookings cost where they are counted: the triggers of `booking_event` and `participation`, beside the same rows written
 * without them.
 */
import pg from 'pg';
import type { BenchDatabase } from './database.ts';

/** Of one row, in milliseconds: the median of the turns. */
interface TriggerFigures {
  readonly withMs: number;
  readonly withoutMs: number;
}
export interface HistoryFigures {
  /** A step that changed a state: it is copied from its share, and counted. */
  readonly step: TriggerFigures;
  /** A share that is settled: it is counted. */
  readonly share: TriggerFigures;
}

const TURNS = 9;
const ROWS = 400;

interface Written {
  readonly table: 'booking_event' | 'participation';
  readonly triggers: readonly string[];
  /** The columns that a copy of a row has of its own. */
  readonly own: Readonly<Record<string, string>>;
  readonly of: string;
}

const STEP: Written = {
  table: 'booking_event',
  triggers: ['booking_event_asked', 'booking_event_days'],
  own: {},
  of: 'participation_id is not null and from_state is distinct from to_state',
};
const SHARE: Written = {
  table: 'participation',
  triggers: ['participation_born_settled_days'],
  own: { id: 'gen_random_uuid()', repeatable: 'true', due_at: 'null', due_action: 'null' },
  of: 'settled_at is not null',
};

export async function measureHistory(database: BenchDatabase): Promise<HistoryFigures> {
  const url = await database.copy(database.smallUrl, 'history');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return { step: await measure(client, STEP), share: await measure(client, SHARE) };
  } finally {
    await client.end();
    await database.drop(url);
  }
}

async function measure(client: pg.Client, written: Written): Promise<TriggerFigures> {
  const inserts = await insertsOf(client, written);
  const times: Record<'on' | 'off', number[]> = { on: [], off: [] };
  // The first turn of each warms up.
  for (let turn = 0; turn <= TURNS; turn++)
    for (const state of turn % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
      const ms = await turnMs(client, written, state, inserts);
      if (turn > 0) times[state].push(ms / ROWS);
    }
  return { withMs: median(times.on), withoutMs: median(times.off) };
}

/** Statements that write a copy of a row that is there, each of another. */
async function insertsOf(client: pg.Client, { table, own, of }: Written): Promise<pg.QueryConfig[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => own[name] ?? name).join(', ');
  const found = await client.query<{ id: string }>(
    `select id::text as id from ${table} where ${of} order by id limit ${ROWS}`,
  );
  return found.rows.map(({ id }) => ({
    name: `copy ${table}`,
    text: `insert into ${table} (${names.join(', ')}) select ${values} from ${table} where id = $1`,
    values: [id],
  }));
}

/** Writes the rows one by one in a transaction that leaves nothing. */
async function turnMs(
  client: pg.Client,
  { table, triggers }: Written,
  state: 'off' | 'on',
  inserts: readonly pg.QueryConfig[],
): Promise<number> {
  await client.query('begin');
  try {
    if (state === 'off')
      for (const trigger of triggers) await client.query(`alter table ${table} disable trigger ${trigger}`);
    const startMs = performance.now();
    for (const insert of inserts) await client.query(insert);
    return performance.now() - startMs;
  } finally {
    await client.query('rollback');
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** As the report shows them: the limit is the row without its triggers. */
export const historyRows = ({ step, share }: HistoryFigures): readonly (readonly string[])[] => [
  ['row', 'with its triggers', 'without', 'ratio'],
  rowOf('a step of the history', step),
  rowOf('a share that is settled', share),
];

const rowOf = (what: string, { withMs, withoutMs }: TriggerFigures): readonly string[] => [
  what,
  `${withMs.toFixed(2)} ms`,
  `${withoutMs.toFixed(2)} ms`,
  (withMs / withoutMs).toFixed(2),
];
