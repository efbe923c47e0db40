/** A night district. Its name is its key, in the database and in addresses of the search page. */
export interface District {
  readonly name: string;
  /** Code 1 to 47. */
  readonly prefecture: number;
}

/** The districts that can be searched, by prefecture from the capital on. */
export const DISTRICTS: readonly District[] = [
  ...districtsOf(13, [
    '銀座',
    '六本木',
    '西麻布',
    '歌舞伎町',
    '池袋',
    '上野',
    '錦糸町',
    '渋谷',
    '恵比寿',
    '赤坂',
  ]),
  ...districtsOf(27, ['北新地', 'ミナミ']),
  ...districtsOf(23, ['錦']),
  ...districtsOf(40, ['中洲']),
  ...districtsOf(1, ['すすきの']),
  ...districtsOf(14, ['関内']),
  ...districtsOf(4, ['国分町']),
];

export function isDistrict(name: string): boolean {
  return DISTRICTS.some((district) => district.name === name);
}

function districtsOf(prefecture: number, names: readonly string[]): District[] {
  return names.map((name) => ({ name, prefecture }));
}
