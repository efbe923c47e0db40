import { OTHER_DISTRICT } from './areas.ja.ts';

export const DISTRICT_NAME_MAX = 20;
export const DISTRICT_READING_MAX = 40;

export interface DistrictForm {
  readonly name: string;
  /** How it is read, in hiragana: typed text is kana before it is converted. */
  readonly reading: string;
}

export type DistrictProblem = 'DISTRICT_NAME_INVALID' | 'DISTRICT_READING_INVALID';

/** One word: search addresses name several with a comma between. */
const NAME = /^[\p{L}\p{N}ー・]+$/u;
const READING = /^[\p{Script=Hiragana}ー]+$/u;

/** What is wrong with a district as it was typed, field by field. */
export function districtProblems({
  name,
  reading,
}: DistrictForm): Partial<Record<keyof DistrictForm, DistrictProblem>> {
  const isName = NAME.test(name) && name.length <= DISTRICT_NAME_MAX && name !== OTHER_DISTRICT;
  const isReading = READING.test(reading) && reading.length <= DISTRICT_READING_MAX;
  return {
    ...(!isName && { name: 'DISTRICT_NAME_INVALID' as const }),
    ...(!isReading && { reading: 'DISTRICT_READING_INVALID' as const }),
  };
}
