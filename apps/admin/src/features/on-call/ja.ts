import { NEXT_TOLD_MINUTES } from '@yoimachi/domain/on-call';

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;

export const onCallTexts = {
  title: '緊急連絡の当番',
  label: '当番の一覧',
  help: `SOSなどの緊急のお知らせは、担当時間中の方に、上から順に${NEXT_TOLD_MINUTES}分おきに届きます。誰かが引き受けると止まります。担当時間中の方がいないときは、全員に届きます。`,
  add: '当番を追加する',
  position: '順番',
  name: '担当者',
  days: '曜日',
  hours: '時間',
  means: '届け先',
  sms: 'SMS',
  smsAndMail: 'SMS・メール',
  onDuty: '担当時間中',
  remove: '外す',
  removeOf: (name: string) => `${name}さんの当番を外す`,
  removeTitle: (name: string) => `${name}さんの当番を外しますか？`,
  removeDetail: '登録された電話番号とメールアドレスも削除されます。',
  removed: '当番を外しました。',
  empty: '当番がいません',
  emptyDetail: '緊急のお知らせが誰にも届きません。当番を追加してください。',
  daysOf: (weekdays: readonly number[]) =>
    weekdays.length === WEEKDAYS.length ? '毎日' : weekdays.map((day) => WEEKDAYS[day]).join('・'),
} as const;

export const addTexts = {
  title: '当番を追加',
  who: '担当者',
  whoMissing: '担当者を選択してください。',
  phone: '携帯電話番号',
  phoneHelp: '緊急のお知らせをSMSで送ります。一覧には表示されません。',
  mail: 'メールアドレス',
  days: '曜日',
  daysMissing: '曜日を1つ以上選択してください。',
  weekdays: WEEKDAYS,
  from: '開始',
  to: '終了',
  hoursHelp: '終了が開始より早い場合は、翌日までになります。',
  add: '追加する',
  added: '当番を追加しました。',
} as const;
