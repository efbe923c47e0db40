const TEXTS: Readonly<Record<string, string>> = {
  OPERATOR_SOS: '【至急】SOSが届きました。ただちに連絡してください。',
  OPERATOR_CHECKOUT_ALERT: '【至急】同伴の終了後、キャストの安全確認がとれていません。',
  OPERATOR_SAFETY: '安全上の理由で同伴が途中終了しました。状況を確認してください。',
  OPERATOR_SAFETY_REPORT: '【至急】身の安全に関わる通報が届きました。ただちに確認してください。',
  OPERATOR_REPORT: '通報が届きました。内容を確認してください。',
  OPERATOR_NO_SHOW: '開始時刻を過ぎても、キャストの到着が確認できていません。',
  OPERATOR_CLAIM_OBJECTED: '来なかったとの申し立てに異議がありました。双方に確認のうえ、判断してください。',
  OPERATOR_PENALTIES: 'ペナルティが上限に達したキャストがいます。審査してください。',
  OPERATOR_PAYMENT_CANCELS: '支払いができずに自動キャンセルを繰り返したゲストがいます。審査してください。',
  OPERATOR_CHARGEBACK: 'カードの支払いが取り消されました（チャージバック）。内容を確認してください。',
  OPERATOR_REFUND: '返金を決済サービスが受け付けませんでした。ポイントはゲストに戻しました。',
  OPERATOR_PAYMENT_MISMATCH: '決済サービスの記録と一致しない購入があります。確認してください。',
  OPERATOR_PAYMENT_SILENT: '決済サービスから1時間以上応答がない取引があります。確認してください。',
  OPERATOR_PAYOFF_FILE: '振込データの作成期限を迎えた精算があります。データを作成し、銀行に送ってください。',
  OPERATOR_PAYOFF_RESULT:
    '振込日を過ぎても、結果が登録されていない精算があります。銀行の結果を確認してください。',
  OPERATOR_SHARED_BANK_ACCOUNT: '同じ振込先口座を登録しているキャストがいます。確認してください。',
  OPERATOR_REFERRAL: '友だち招待が30日間で10人を超えたキャストがいます。招待を確認してください。',
  OPERATOR_NICKNAMES:
    '現在の規則では使えないニックネームがあります。一覧（forbidden-nicknames）を確認し、変更してください。',
  OPERATOR_LEDGER: '【至急】ポイント台帳の照合で不一致が見つかりました。',
};

/** One sentence without private data; the details are in the queue. */
export const alertText = (kind: string): string => TEXTS[kind] ?? `確認が必要です（${kind}）。`;
