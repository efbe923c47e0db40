import { allRows, type Db } from '#platform/database';

export interface DistrictRow {
  readonly prefecture: number;
  readonly name: string;
}

/** Every district, in the order in which they are shown. */
export const listDistricts = (db: Db) =>
  allRows<DistrictRow>(db)`select prefecture, name from district order by prefecture, position, name`;
