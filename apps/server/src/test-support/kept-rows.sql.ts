/** A table and what of it is kept. */
export interface KeptTable {
  /** Schema and name, quoted. */
  readonly name: string;
  /** Where its rows are kept; nowhere when there are none. */
  readonly kept: string;
  readonly count: number;
  /** Those that can be written, quoted. */
  readonly columns: readonly string[];
  /** Those of its primary key, quoted; none when it has none. */
  readonly key: readonly string[];
}

/**
 * Begins to keep: nobody writes until it is done. Whoever has written before the oldest transaction that runs now has written what is
 * kept; of transactions in other databases, too, since they count together.
 */
export const keepingOf = (tables: readonly string[]): string => `
  ${tables.length === 0 ? '' : `lock table ${tables.join(', ')} in share mode;`}
  create schema kept;
  create table kept.point as
    select pg_snapshot_xmin(pg_current_snapshot())::xid as since, '{}'::xid[] as own;
  create table kept.made as select pg_current_xact_id()::xid as own`;

/**
 * The function that brings back. A row whose last writer is older than everybody who ran at the beginning of the last bringing back, or
 * is one itself, is as it was kept; every other one goes. What is missing then is put back, found by its primary key. While somebody
 * runs for long, in another database even, one bringing back after the other is remembered: nothing is written again and again, and no
 * row is waited for that somebody else has under way and that nobody has changed.
 */
export const bringBackFunction = (tables: readonly KeptTable[], sequences: readonly string[]): string => `
  create function kept.bring_back() returns void language plpgsql as $bring_back$
  declare
    point kept.point;
    oldest xid := pg_snapshot_xmin(pg_current_snapshot())::xid;
    newer int;
    total bigint;
    changed bigint;
  begin
    if current_setting('session_replication_role') <> 'replica' then
      raise 'Triggers would fire';
    end if;
    select * into strict point from kept.point;
    newer := age(point.since);
    ${tables.map(bringBackTable).join('')}
    ${sequences.map((set) => `perform ${set};`).join('\n    ')}
    update kept.point p set since = oldest,
      own = array(select x from unnest(point.own || pg_current_xact_id()::xid) x where age(x) <= age(oldest));
  end $bring_back$`;

const CHANGED = 'age(t.xmin) <= newer and t.xmin <> all (point.own)';

function bringBackTable({ name, kept, count, columns, key }: KeptTable): string {
  if (count === 0)
    return `
    if exists (select from ${name}) then delete from ${name}; end if;`;
  const names = columns.join(', ');
  const insert = `insert into ${name} (${names}) overriding system value select ${names} from ${kept} k`;
  const counted = `
    select count(*), count(*) filter (where ${CHANGED}) into total, changed from ${name} t;`;
  if (key.length === 0)
    return `${counted}
    if changed > 0 or total <> ${count} then
      delete from ${name};
      ${insert};
    end if;`;
  const same = key.map((column) => `t.${column} = k.${column}`).join(' and ');
  return `${counted}
    if changed > 0 then delete from ${name} t where ${CHANGED}; end if;
    if total - changed < ${count} then
      ${insert} where not exists (select from ${name} t where ${same});
    end if;`;
}

/** Where PostgreSQL keeps how tables, their rules and functions are made, what it knows of their rows, and settings of the database. */
const CATALOGUES: Readonly<Record<string, string>> = {
  pg_class: `relpersistence <> 't'`,
  pg_attribute: 'true',
  pg_attrdef: 'true',
  pg_constraint: 'true',
  pg_db_role_setting: 'setdatabase in (0, (select oid from pg_database where datname = current_database()))',
  pg_enum: 'true',
  pg_extension: 'true',
  pg_index: 'true',
  pg_namespace: `nspname !~ '^pg_(toast_)?temp_'`,
  pg_proc: 'true',
  pg_sequence: 'true',
  pg_statistic: 'true',
  pg_statistic_ext: 'true',
  pg_trigger: 'true',
  pg_type: 'true',
};

/**
 * The function that says what of that has changed since rows were kept: where a row is newer, or their number is another one. It says
 * nothing of rows.
 */
export const CHANGED_CATALOGUES = `
  create table kept.catalogue (name text primary key, rows bigint not null);
  create function kept.changed() returns text[] language plpgsql as $changed$
  declare
    newer int := age((select own from kept.made));
    changed text[] := '{}';
    known bigint;
    total bigint;
    newest bigint;
  begin
    ${Object.entries(CATALOGUES)
      .map(
        ([name, which]) => `
    select rows into known from kept.catalogue where catalogue.name = '${name}';
    select count(*), count(*) filter (where age(xmin) < newer) into total, newest from ${name} where ${which};
    if newest > 0 or total <> known then changed := array_append(changed, '${name}'); end if;`,
      )
      .join('')}
    if exists (select from pg_settings where sourcefile ~ 'auto\\.conf$') then changed := array_append(changed, 'pg_settings'); end if;
    return changed;
  end $changed$;
  ${Object.entries(CATALOGUES)
    .map(
      ([name, which]) => `insert into kept.catalogue select '${name}', count(*) from ${name} where ${which};`,
    )
    .join('\n  ')}`;
