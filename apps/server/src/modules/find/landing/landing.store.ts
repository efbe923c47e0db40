import type { Db } from '#platform/database';

export interface DistrictRow {
  readonly prefecture: number;
  readonly name: string;
}

/** Every district, in the order in which they are shown. */
export const listDistricts = (db: Db): Promise<DistrictRow[]> =>
  db
    .selectFrom('district')
    .select(['prefecture', 'name'])
    .orderBy('prefecture')
    .orderBy('position')
    .orderBy('name')
    .execute();
