import { FRIENDS_BEFORE_REVIEW, FRIENDS_WINDOW_DAYS } from '@yoimachi/domain/stage';

export const referralTexts = {
  empty: '確認を待つ紹介はありません',
  cast: 'キャスト',
  what: (referrer: string) => `${referrer}さんの紹介`,
  keys: [
    ['a', '数に入れる'],
    ['d', '数に入れない'],
  ],
  friend: '紹介されたキャスト',
  referrer: '紹介したキャスト',
  asked: '確認待ち',
  detail: `${FRIENDS_WINDOW_DAYS}日間に${FRIENDS_BEFORE_REVIEW}人を超えた紹介です。数に入れると、紹介したキャストのステージの条件に加わります。数に入れないとした紹介は、あとから加えられません。`,
  count: '数に入れる',
  never: '数に入れない',
  counted: (name: string) => `${name}さんを紹介の数に入れました。`,
  dropped: (name: string) => `${name}さんを紹介の数に入れないこととしました。`,
  willCount: (referrer: string) => `${referrer}さんの紹介の数に入れます`,
  willDrop: (referrer: string) => `${referrer}さんの紹介の数に入れません`,
} as const;
