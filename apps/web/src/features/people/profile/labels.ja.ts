import { Gender } from '@yoimachi/domain/account';
import {
  BIRTHPLACE_NAMES,
  Cohabitants,
  Drinking,
  Genre,
  HEIGHT_MAX_CM,
  HEIGHT_MIN_CM,
  PREFECTURE_NAMES,
  Smoking,
  WEIGHT_MAX_KG,
  WEIGHT_MIN_KG,
} from '@yoimachi/domain/profile';
import type { Hair, Job, Skin, TagGroup } from '@yoimachi/domain/profile';
import type { Option } from '#ui/select.tsx';

const jobs: Readonly<Record<Job, string>> = {
  EMPLOYEE: '会社員',
  EXECUTIVE: '会社役員',
  OWNER: '経営者・自営業',
  MEDICAL: '医師・医療',
  PROFESSIONAL: '士業',
  PUBLIC: '公務員',
  IT_CREATIVE: 'IT・クリエイティブ',
  FINANCE_ESTATE: '金融・不動産',
  SERVICE: '飲食・サービス',
  STUDENT: '学生',
  OTHER: 'その他',
};

const hair: Readonly<Record<Hair, string>> = {
  BLACK: '黒髪',
  BROWN: '茶髪',
  LIGHT: '明るめ',
  BLOND: '金髪',
  COLOR: 'カラー',
  OTHER: 'その他',
};

const skin: Readonly<Record<Skin, string>> = { FAIR: '色白', NORMAL: '普通', TANNED: '小麦肌' };

const named = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const numbered = (from: number, to: number, label: (value: number) => string): Option[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: label(from + index),
  }));

/** Height in centimetres; the ends of the list stand for everything beyond them. */
function heightLabel(heightCm: number): string {
  if (heightCm <= HEIGHT_MIN_CM) return '140cm未満';
  return heightCm >= HEIGHT_MAX_CM ? '190cm以上' : `${heightCm}cm`;
}

/** What can be chosen in a profile (the domain's option lists), as the values are sent. */
export const options = {
  job: named(jobs),
  hair: named(hair),
  skin: named(skin),
  gender: [
    { value: String(Gender.FEMALE), label: '女性' },
    { value: String(Gender.MALE), label: '男性' },
  ],
  birthplace: BIRTHPLACE_NAMES.map((label, index) => ({ value: String(index + 1), label })),
  prefecture: PREFECTURE_NAMES.map((label, index) => ({ value: String(index + 1), label })),
  heightCm: numbered(HEIGHT_MIN_CM, HEIGHT_MAX_CM, heightLabel),
  weightKg: numbered(WEIGHT_MIN_KG, WEIGHT_MAX_KG, (value) => `${value}kg`),
  cohabitants: [
    { value: String(Cohabitants.ALONE), label: 'ひとり暮らし' },
    { value: String(Cohabitants.FAMILY), label: '家族' },
    { value: String(Cohabitants.FRIENDS), label: '友人' },
    { value: String(Cohabitants.PET), label: 'ペット' },
    { value: String(Cohabitants.OTHER), label: 'その他' },
  ],
  drinking: [
    { value: String(Drinking.CAN), label: '飲める' },
    { value: String(Drinking.A_LITTLE), label: '少し飲める' },
    { value: String(Drinking.CANNOT), label: '飲めない' },
  ],
  smoking: [
    { value: String(Smoking.NO), label: '吸わない' },
    { value: String(Smoking.YES), label: '吸う' },
    { value: String(Smoking.SOMETIMES), label: 'ときどき吸う' },
    { value: String(Smoking.NOT_BEFORE_NON_SMOKERS), label: '非喫煙者の前では吸わない' },
  ],
  genre: [
    { value: String(Genre.CLUB), label: 'クラブ' },
    { value: String(Genre.CABARET), label: 'キャバクラ' },
    { value: String(Genre.LOUNGE), label: 'ラウンジ' },
    { value: String(Genre.SNACK), label: 'スナック' },
    { value: String(Genre.GIRLS_BAR), label: 'ガールズバー' },
  ],
} as const satisfies Record<string, readonly Option[]>;

export const tagGroupLabels: Readonly<Record<TagGroup, string>> = {
  style: '雰囲気・スタイル',
  features: '特徴',
  system: '対応・条件',
  hairstyle: '髪型',
  work_history: '経歴',
  how_to_enjoy: '過ごし方',
  correspondence_skill: '接客・対応スキル',
};

/** The label of a stored value; null for nothing, or for a value that is no longer offered. */
export function labelOf(list: readonly Option[], value: string | number | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  return list.find((option) => option.value === String(value))?.label ?? null;
}
