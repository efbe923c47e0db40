import { QUIET_SHOWN_MINUTES } from '@yoimachi/domain/safety';

/** A quiet word to the operators. The heading says nothing to somebody who looks at the screen beside her. */
export const quietTexts = {
  title: '運営との連絡',
  lead: '運営だけに届きます。相手には表示されず、音も鳴りません。同伴の予定がないときも使えます。',
  choice: '知らせること',
  choices: {
    CONTACT_NOW: '今すぐ連絡がほしい',
    DANGER: '危険を感じている',
    TALK_LATER: 'あとで相談したい',
  },
  help: {
    CONTACT_NOW: '担当者が登録の電話番号に連絡します。',
    DANGER: '担当者がただちに対応します。動けるときは、人のいる場所へ移動してください。',
    TALK_LATER: '急がない相談です。後ほど担当者から連絡します。',
  },
  police: 'お急ぎのときは、110番に電話してください。',
  send: '送信する',
  chooseOne: '知らせることを選択してください。',
  sentTitle: '送信した内容',
  none: `${QUIET_SHOWN_MINUTES / 60}時間以内に送信した内容はありません。`,
  sentAt: (time: string) => `${time}に送信`,
  withdrawnAt: (time: string) => `${time}に取り消し`,
  withdraw: '取り消す',
  withdrawOf: (choice: string) => `「${choice}」を取り消す`,
  sent: '送信しました',
  withdrawn: '取り消しました',
} as const;
