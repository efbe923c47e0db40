import { ALL_RIGHT_ANSWER_MINUTES } from '@yoimachi/domain/safety';

/** Words of the quiet question. To somebody who looks at the screen beside her they say little. */
export const allRightTexts = {
  title: 'ご確認をお願いします',
  detail: `お変わりありませんか。${ALL_RIGHT_ANSWER_MINUTES}分以内にお答えがないときは、運営からご連絡します。`,
  private: '運営だけに届きます。相手には表示されません。',
  allRight: '大丈夫です',
  help: '助けが必要',
  thanks: '送信しました',
  helpSent: '運営に知らせました。担当者がただちに対応します。動けるときは、人のいる場所へ移動してください。',
  police: 'お急ぎのときは、110番に電話してください。',
  settingTitle: '同伴中の確認',
  setting: '同伴の途中で、運営からの確認を受け取る',
  settingDetail: `同伴時間の半ばに、「ご確認をお願いします」と静かにお知らせします。${ALL_RIGHT_ANSWER_MINUTES}分以内にお答えがないときは、運営がご連絡します。`,
} as const;
