import { Genre, type TagGroup } from '@yoimachi/domain/profile';
import type { Option } from '#ui/select.tsx';

/** What can be chosen of a store (the domain's option list), as the values are sent. */
export const options = {
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
