import { PREFECTURE_NAMES } from '@yoimachi/domain/profile';

/** The prefectures as a menu offers them, by their codes. */
export const prefectureOptions = PREFECTURE_NAMES.map((label, index) => ({
  value: String(index + 1),
  label,
}));
