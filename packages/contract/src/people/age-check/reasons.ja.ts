import type { AgeRejection } from '@yoimachi/domain/age-check';

/** Why a document was refused, as its person reads it on the screen and in a notification. */
export const ageReasons: Readonly<Record<AgeRejection, string>> = {
  UNREADABLE: '画像が不鮮明で、内容を確認できませんでした。',
  NAME_DIFFERS: '書類の氏名が、ご登録の氏名と一致しませんでした。',
  BIRTHDAY_DIFFERS: '書類の生年月日が、ご登録の生年月日と一致しませんでした。',
  EXPIRED: '書類の有効期限が切れています。',
  OTHER_DOCUMENT: '選択された種類の書類ではありませんでした。',
  BACK_SIDE: 'マイナンバーカードの裏面は受け付けておりません。',
  NUMBER_SHOWN: '隠していただく番号が写っていました。番号を隠して、撮影し直してください。',
  LIVE_PHOTO_DIFFERS: 'ご本人の写真を確認できませんでした。',
  NOT_GENUINE: '書類の原本を確認できませんでした。原本を撮影してください。',
  UNDER_18: '18歳未満の方はご利用いただけません。',
};
