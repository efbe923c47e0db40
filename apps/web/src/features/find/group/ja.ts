import type { MemberType } from '@yoimachi/domain/group';
import { GROUPS_MAX } from '@yoimachi/domain/group';

/** How the kinds of members are called; an automatic group has no other name. */
export const memberTypeLabels: Readonly<Record<MemberType, string>> = {
  CHOSEN: '自分で選ぶ',
  FAVORITE: 'お気に入り',
  FAVORED: 'お気に入り登録あり',
  MET: '利用履歴あり',
  ALL: 'すべて',
};

const shared = {
  automatic: '自動',
  count: (count: number) => `${count}人`,
  updated: (day: string) => `最終更新 ${day}`,
  fillsItself: '自動で入れ替わります',
  menu: (name: string) => `「${name}」のメニュー`,
  edit: '名前・メンバーを変更する',
  editShort: '編集',
  memberType: 'メンバーの種類',
  members: 'メンバー',
  chosen: (count: number) => `${count}人を選択中`,
  search: 'ニックネームで検索',
  save: '保存する',
  saved: '保存しました',
  deleted: '削除しました',
  deleteLabel: '削除する',
  deleteTitle: (name: string) => `「${name}」を削除しますか？`,
  nameCount: (count: number, max: number) => `${count} / ${max}`,
  meetings: (count: number) => `同伴 ${count}回`,
  lastMet: (day: string) => `最終 ${day}`,
  favorite: 'お気に入り',
  favored: 'お気に入り登録あり',
  new: '利用履歴なし',
  notFound: '該当する方はいません',
  notFoundDetail: '別の名前で検索してください。',
  memberGone: '表示できなくなった方が選択に含まれています。メンバーを選び直してください。',
  toList: '一覧へ戻る',
  full: `${GROUPS_MAX}個まで作成できます。新しく作成するには、不要なものを削除してください。`,
  noMembers: 'メンバーはまだいません',
  san: 'さん',
} as const;

/** A cast's groups of guests, a guest's lists of his favourites. */
export const groupTexts = {
  cast: {
    ...shared,
    title: 'ゲストグループ',
    lead: 'グループはあなただけに見えます。チャットや予約の絞り込みに使えます。',
    note: '「自動」のグループは、条件に合うゲストが入れ替わります。はじめからあるグループは、名前の変更や削除はできません。',
    create: 'グループを作成する',
    newTitle: 'グループの作成',
    editTitle: 'グループの編集',
    name: 'グループ名',
    created: 'グループを作成しました',
    deleteNote: 'グループだけが削除されます。ゲストとのチャットや予約はそのまま残ります。',
    autoNote: '条件に合うゲストが自動で入れ替わります。',
    nobody: 'グループに入れられるゲストはまだいません',
    nobodyDetail: 'お気に入りに登録されたり、リクエストが届いたりすると、ここに表示されます。',
    noMembersDetail: '条件に合うゲストがいると、ここに表示されます。',
    gone: 'このグループは削除されています',
    entry: 'グループ',
    putInto: 'グループに入れる',
    putIntoOf: (name: string) => `${name}さんをグループに入れる`,
    entryOf: (name: string) => `${name}さんを入れるグループ`,
    entryNone: 'どのグループにも入っていません',
    none: 'グループはまだありません',
    noneDetail: 'グループを作成すると、ゲストを分けて整理できます。',
    manage: 'グループを管理する',
    message: 'メッセージを送る',
    filter: 'グループで絞り込む',
    all: 'すべてのグループ',
  },
  guest: {
    ...shared,
    title: 'お気に入りリスト',
    lead: 'リストはあなただけに見えます。お気に入りや予約、チャットの絞り込みに使えます。',
    note: '「自動」のリストは、条件に合うキャストが入れ替わります。はじめからあるリストは、名前の変更や削除はできません。',
    create: 'リストを作成する',
    newTitle: 'リストの作成',
    editTitle: 'リストの編集',
    name: 'リスト名',
    created: 'リストを作成しました',
    deleteNote: 'リストだけが削除されます。お気に入りや予約はそのまま残ります。',
    autoNote: '条件に合うキャストが自動で入れ替わります。',
    nobody: 'リストに入れられるキャストはまだいません',
    nobodyDetail: 'お気に入りに追加すると、ここに表示されます。',
    noMembersDetail: '条件に合うキャストがいると、ここに表示されます。',
    gone: 'このリストは削除されています',
    entry: 'お気に入りリスト',
    putInto: 'リストに入れる',
    putIntoOf: (name: string) => `${name}さんをリストに入れる`,
    entryOf: (name: string) => `${name}さんを入れるリスト`,
    entryNone: 'どのリストにも入っていません',
    none: 'お気に入りリストはまだありません',
    noneDetail: 'リストを作成すると、お気に入りを分けて整理できます。',
    manage: 'リストを管理する',
    filter: 'お気に入りリストで絞り込む',
    all: 'すべてのリスト',
  },
} as const;

/** What a group is called: by its owner, or by what fills it. */
export const groupLabel = (group: {
  readonly name: string | null;
  readonly memberType: MemberType;
}): string => group.name ?? memberTypeLabels[group.memberType];
