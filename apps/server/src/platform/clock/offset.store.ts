import { sql } from 'kysely';
import type { Db } from '#platform/database';
import { readSetting } from '#platform/setting';
import type { OffsetStore } from './index.ts';

const KEY = 'clock.offset_ms';

/** Stores the moved clock's offset in the table `setting`. */
export const offsetStore = (db: Db): OffsetStore => ({
  async load() {
    return Number((await readSetting(db, KEY)) ?? 0);
  },
  async raise(offsetMs) {
    const result = await sql<{ value: unknown }>`
      insert into setting (key, value) values (${KEY}, to_jsonb(${Math.round(offsetMs)}::int8))
      on conflict (key) do update set value = to_jsonb(greatest(setting.value::int8, excluded.value::int8))
      returning value`.execute(db);
    return Number(result.rows[0]?.value);
  },
});
