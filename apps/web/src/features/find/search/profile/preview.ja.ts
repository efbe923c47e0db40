import type { ProfileGap } from '@yoimachi/domain/profile';

/** Texts for a cast's own profile as guests see it. */
export const previewTexts = {
  title: 'マイプロフィール',
  lead: 'ゲストには次のように表示されます。',
  edit: '編集する',
  listed: '公開中',
  notListed: '非公開',
  listedDetail: '検索結果に表示されています。',
  pausedDetail: '一時休止中のため、検索結果に表示されていません。',
  notListedDetail: '不足している項目を登録すると、検索結果に表示されます。',
  missing: '不足している項目',
  complete: 'すべての項目が登録されています。',
  noPrice: '料金は未設定です。',
} as const;

/** What each gap asks her to do. */
export const gapLabels: Readonly<Record<ProfileGap, string>> = {
  AGE_CHECK: '年齢確認を完了する',
  PRICE: '料金を設定する',
  SCHEDULE: '明日以降のスケジュールを登録する',
  PHOTO: '写真を登録する',
  SHORT_PROFILE: 'ひとことを入力する',
  SELF_INTRO: '自己紹介を入力する',
  DETAIL: '詳細情報を3つ以上入力する',
  TAGS: 'タグを選ぶ',
};
