import { OTHER_DISTRICT, prefectureName, REGIONS } from '@yoimachi/domain/profile';
import type { StageRow } from '@yoimachi/contract/stage';
import { readStages } from '#money/stage';
import type { Db } from '#platform/database';
import { inMind } from '#platform/module/in-mind.ts';
import { listDistricts, type DistrictRow } from './landing.store.ts';

export interface Prefecture {
  readonly name: string;
  readonly districts: readonly string[];
}

export interface Region {
  readonly name: string;
  readonly prefectures: readonly Prefecture[];
}

/** What the pages say of what operators set. */
export interface Facts {
  readonly regions: readonly Region[];
  readonly stages: readonly StageRow[];
}

export const factsInMind = inMind(async (db: Db): Promise<Facts> => {
  const [districts, stages] = await Promise.all([listDistricts(db), readStages(db)]);
  return { regions: regionsOf(districts), stages };
});

function regionsOf(districts: readonly DistrictRow[]): Region[] {
  return REGIONS.map(({ name, from, to }) => ({
    name,
    prefectures: Array.from({ length: to - from + 1 }, (_, index) => ({
      name: prefectureName(from + index)!,
      districts: districts
        .filter((row) => row.prefecture === from + index && row.name !== OTHER_DISTRICT)
        .map((row) => row.name),
    })),
  }));
}
