import { Gender } from '@yoimachi/domain/account';
import { inYen, YEN_PER_POINT } from '@yoimachi/domain/money';
import { HALF_UNIT_MINUTES, UNIT_MINUTES } from '@yoimachi/domain/pricing';
import { Cohabitants, Drinking, HEIGHT_MAX_CM, HEIGHT_MIN_CM, Smoking } from '@yoimachi/domain/profile';
import type { Hair, Skin, TagGroup } from '@yoimachi/domain/profile';
import { MIN_MINUTES, STEP_MINUTES } from '@yoimachi/domain/schedule';

/** Text of a cast's profile as a guest sees it. */
export const profileTexts = {
  screen: 'キャストのプロフィール',
  age: (age: number) => `${age}歳`,
  share: '共有する',
  copied: 'コピーしました',
  shareFailed: 'コピーできませんでした',
  photos: '写真',
  photo: (name: string, position: number) => `${name}さんの写真 ${position}枚目`,
  nextPhoto: '次の写真を表示',
  previousPhoto: '前の写真を表示',
  lookClosely: '写真を拡大',
  viewer: (name: string) => `${name}さんの写真を拡大表示`,
  closeViewer: '拡大表示を閉じる',
  closer: '拡大する',
  farther: '縮小する',
  video: (name: string) => `${name}さんの動画`,
  showVideo: '動画を表示',
  moreMedia: 'このほかの写真・動画は、ご利用実績のあるゲストに公開されています。',
  showPhoto: (position: number) => `写真${position}を表示`,
  position: (position: number, count: number) => `${position} / ${count}`,
  noReviews: '評価はまだありません',
  reviews: (count: number) => `評価 ${count}件`,
  per30: `${UNIT_MINUTES}分あたり`,
  per15: `${HALF_UNIT_MINUTES}分あたり`,
  minutes: (minutes: number) => `${minutes}分の場合`,
  terms: `${MIN_MINUTES}分から・${STEP_MINUTES}分単位`,
  pointPrice: `1ポイント＝${inYen(YEN_PER_POINT)}（税込）`,
  days: '会える日',
  daysRemark: '時刻＝受付開始',
  daysFailed: 'スケジュールを読み込めませんでした。',
  noDays: 'いま選べる日がありません',
  intro: '自己紹介',
  tags: 'タグ',
  profile: 'プロフィール',
  store: '在籍店舗',
  genre: 'お店のジャンル',
  area: 'エリア',
  height: '身長',
  weight: '体重',
  hair: '髪型',
  skin: '肌の色',
  gender: '性別',
  birthplace: '出身地',
  residence: '居住地',
  drinking: 'お酒',
  smoking: 'タバコ',
  cohabitants: '同居人',
  storePhone: '店舗電話番号',
  storeAddress: '店舗住所',
  storeUrl: '店舗URL',
  free: '承認前の取り下げと、前々日までのキャンセルは無料です',
  from: (day: string, time: string) => `${day}${time}〜`,
  request: '同伴をリクエスト',
  failed: '読み込めませんでした',
  notFound: 'このキャストは見つかりませんでした。',
  retry: '再試行する',
  toSearch: 'キャストをさがす',
  back: '戻る',
} as const;

export const drinkingLabels: Readonly<Record<number, string>> = {
  [Drinking.CAN]: '飲める',
  [Drinking.A_LITTLE]: '少し飲める',
  [Drinking.CANNOT]: '飲めない',
};

export const smokingLabels: Readonly<Record<number, string>> = {
  [Smoking.NO]: '吸わない',
  [Smoking.YES]: '吸う',
  [Smoking.SOMETIMES]: 'ときどき吸う',
  [Smoking.NOT_BEFORE_NON_SMOKERS]: '非喫煙者の前では吸わない',
};

export const cohabitantsLabels: Readonly<Record<number, string>> = {
  [Cohabitants.ALONE]: 'ひとり暮らし',
  [Cohabitants.FAMILY]: '家族',
  [Cohabitants.FRIENDS]: '友人',
  [Cohabitants.PET]: 'ペット',
  [Cohabitants.OTHER]: 'その他',
};

export const hairLabels: Readonly<Record<Hair, string>> = {
  BLACK: '黒髪',
  BROWN: '茶髪',
  LIGHT: '明るめ',
  BLOND: '金髪',
  COLOR: 'カラー',
  OTHER: 'その他',
};

export const genderLabels: Readonly<Record<number, string>> = {
  [Gender.FEMALE]: '女性',
  [Gender.MALE]: '男性',
};

export const skinLabels: Readonly<Record<Skin, string>> = {
  FAIR: '色白',
  NORMAL: '普通',
  TANNED: '小麦肌',
};

export const tagGroupLabels: Readonly<Record<TagGroup, string>> = {
  style: '雰囲気・スタイル',
  features: '特徴',
  system: '対応・条件',
  hairstyle: '髪型',
  work_history: '経歴',
  how_to_enjoy: '過ごし方',
  correspondence_skill: '接客・対応スキル',
};

/** 「162cm」; the ends of the list include everything beyond them. */
export function heightLabel(heightCm: number): string {
  if (heightCm <= HEIGHT_MIN_CM) return '140cm未満';
  return heightCm >= HEIGHT_MAX_CM ? '190cm以上' : `${heightCm}cm`;
}
