/** Texts for changing, proving and recovering a number. Failure sentences come with the answer. */
export const phoneTexts = {
  changeTitle: '電話番号の変更',
  present: '現在の電話番号',
  none: '登録されていません',
  newPhone: '新しい電話番号',
  confirmation: '新しい電話番号（確認）',
  phoneHelp: 'SMSを受信できる携帯電話番号をハイフンなしで入力してください',
  atOnce:
    '新しい番号に届く認証コードを入力すると、すぐに変更されます。ほかの端末はログアウトされ、以前の番号へSMSでお知らせします。',
  approval:
    '電話番号の変更には運営会社による確認が必要です。確認が完了するまで、現在の番号をご利用ください。',
  send: '認証コードを送信する',
  waiting: '承認待ち',
  waitingDetail: '運営会社が確認しています。結果は、お知らせとSMSでご連絡します。',
  askedAt: (text: string) => `申請日時 ${text}`,
  withdraw: '申請を取り消す',
  withdrawTitle: '電話番号の変更の申請を取り消しますか？',
  withdrawNote: '現在の電話番号を引き続きご利用いただけます。',
  withdrawn: '申請を取り消しました',
  rejected: '前回の申請は承認されませんでした。',
  rejectedReason: (reason: string) => `理由：${reason}`,
  changed: '電話番号を変更しました',
  asked: '電話番号の変更を申請しました',
  codeTitle: '認証コードの入力',

  lostTitle: '再認証の申請',
  lostLead: '電話番号を変更された方は、こちらから再認証を申請してください。',
  lostNote:
    '新しい携帯電話番号をSMSで確認したうえで、運営会社がご本人であることを確認します。結果は、新しい番号へSMSでお知らせします。',
  oldPhone: '以前の電話番号',
  name: '登録した氏名',
  nameHelp: 'キャストの方は氏名を、ゲストの方はニックネームを入力してください',
  contactPhone: '新しい携帯電話番号（ご連絡先）',
  reason: '申請の理由（任意）',
  reasonHelp: '以前の番号を使えなくなった事情などをお書きください',
  birthdayMissing: '生年月日を選択してください。',
  sentTitle: '再認証の申請を受け付けました',
  sentDetail: '確認が完了しましたら、新しい番号へSMSでお知らせします。',
  toLogin: 'ログイン画面へ戻る',

  checkTitle: '電話番号の確認',
  checkLead:
    'しばらく確認していない電話番号です。安全のため、ご登録の番号へ認証コードをお送りして確認します。確認が終わるまで、ほかの画面はご利用いただけません。',
  checkDone: '電話番号を確認しました',
  lostQuestion: 'この番号を使えなくなった方',
} as const;
