import type { MemberType } from '@yoimachi/domain/group';

/** How an automatic group is called in what is kept of a message to it. */
const LABELS: Readonly<Record<MemberType, string>> = {
  CHOSEN: '自分で選ぶ',
  FAVORITE: 'お気に入り',
  FAVORED: 'お気に入り登録あり',
  MET: '利用履歴あり',
  ALL: 'すべて',
};

export const groupLabel = (group: {
  readonly name: string | null;
  readonly memberType: MemberType;
}): string => group.name ?? LABELS[group.memberType];
