import { EXPORT_HOURS } from '@yoimachi/domain/operator-act';
import { FREE_LOT_DAYS } from '@yoimachi/domain/points';
import { VIEW_MINUTES } from '@yoimachi/domain/viewing';

export const actTexts = {
  change: '変更する',
  points: 'ポイント',

  suspend: '利用を停止する',
  sessions: (count: number) => `ログイン中の${count}台がログアウトされます。`,
  noSessions: 'ログイン中の端末はありません。',
  ends: (count: number) => `これからの予約${count}件がキャンセルされます。`,
  endsNone: 'キャンセルされる予約はありません。',
  goesOn: (count: number) => `始まっている同伴・支払い前の同伴${count}件は続きます。報酬は保留となります。`,
  fee: (points: string) => `キャンセル料 ${points}`,
  category: '停止の区分',
  suspendReason: '停止の理由',
  categoryHelp: 'ご本人には表示されません。',
  takeFee: (points: string) => `当日のキャンセル料 ${points}をゲストに請求する`,
  suspended: (count: number) => `利用を停止し、予約${count}件をキャンセルしました。`,
  suspendedAlready: 'すでに停止されていました。',

  lift: '停止を解除する',
  liftTitle: '利用停止を解除する',
  liftHelp:
    'もう一度ログインできるようになり、ご本人にお知らせします。キャンセルされた予約は元に戻りません。',
  lifted: '利用停止を解除しました。',

  rename: '名前を変更する',
  renameTitle: 'ニックネーム・源氏名の変更',
  nickname: '新しい名前',
  renameHelp: '変更後の名前が、ご本人に通知されます。',
  renamed: (before: string) => `「${before}」から変更しました。`,

  setClass: 'クラスを変更する',
  classTitle: 'クラスの変更',
  castClass: '新しいクラス',
  classHelp: '検索での表示がすぐに変わり、ご本人に通知されます。料金は変わりません。',
  classSet: 'クラスを変更しました。',

  birthday: '生年月日を訂正する',
  birthdayTitle: '生年月日の訂正',
  newBirthday: '正しい生年月日',
  birthdayHelp:
    '書類を確認したうえで訂正してください。訂正したことが、ご本人に通知されます。18歳未満となる日付は登録できません。',
  birthdayMissing: '生年月日を入力してください。',
  corrected: '生年月日を訂正しました。',

  invoice: 'インボイスの登録番号を登録する',
  invoiceHelp:
    'ご本人から届いた登録番号を登録します。登録すると、以後の精算を税込として扱います。空欄にすると、登録を取り消します。',
  invoiceNumber: '登録番号',
  invoiceForm: '「T」と13桁の数字',
  invoiceWrong: '「T」と13桁の数字でご入力ください。',
  invoiceSave: '登録する',
  invoiceRemove: '登録を取り消す',
  invoiceSet: (number: string) => `登録番号${number}を登録しました。`,
  invoiceRemoved: '登録番号を取り消しました。',

  payLeaving: '残高をすべて精算する',
  payLeavingHelp:
    '退会などのため、最低額に満たない残高も含めて、全額の精算を申請します。次の支払日に振り込みます。',
  payLeavingNote:
    '振込手数料を差し引いた金額が、登録済みの口座に振り込まれます。申請は「精算・振込」で承認してください。',
  payLeavingRun: '精算を申請する',
  payLeavingDone: '精算を申請しました。',

  feeMadeGood: (number: string) => `予約${number}のキャンセル料の返還のため`,
  goodwill: 'おわびのポイントを付与する',
  goodwillTitle: 'おわびのポイント',
  goodwillHelp: `有効期限${FREE_LOT_DAYS}日の無償ポイントがすぐに付与され、ご本人に通知されます。`,
  goodwillLeft: (left: string, limit: string) => `本日はあと${left}まで付与できます（1日の上限 ${limit}）。`,
  amount: 'ポイント数',
  amountMissing: 'ポイント数を入力してください。',
  give: '付与する',
  given: (points: string, left: string) => `${points}を付与しました。本日の残りは${left}です。`,

  adjust: '調整を提案する',
  adjustTitle: 'ポイントの調整',
  adjustHelp: '別の担当者が承認すると実行され、ご本人に通知されます。',
  direction: '調整の方向',
  directions: { GIVE: '増やす', TAKE: '減らす' },
  propose: '提案する',
  proposed: '調整を提案しました。別の担当者の承認をお待ちください。',

  leave: '退会の手続きを代行する',
  leaveTitle: '退会の代行',
  leaveHelp:
    '郵便や電話で退会を希望された方の手続きを代行します。ご本人であることを確認してください。退会は取り消せません。',
  leaveRefused: '次の理由により、退会できません。',
  lapsing: (points: string) => `残高 ${points}が失効します。`,
  lapsingNone: '失効するポイントはありません。',
  couponsLapse: (count: number) => `未使用のクーポン${count}枚が使えなくなります。`,
  paidOut: (yen: string, day: string) => `残高は精算され、${day}に${yen}が振り込まれます。`,
  otherStays: '同じ方のもう一方のアカウントは残ります。',
  hasLeft: '退会の手続きを完了しました。',

  export: '個人データの書き出しを申請する',
  exportTitle: '個人データの書き出し',
  exportHelp: `この会員についてお預かりしているすべての情報を、1つのファイルに書き出します。別の担当者が承認すると、設定の「データの書き出し」から${EXPORT_HOURS}時間以内に1回だけダウンロードできます。`,
  proposeExport: '申請する',
  exportProposed: '書き出しを申請しました。別の担当者の承認をお待ちください。',

  view: 'ご本人の画面',
  viewTitle: 'ご本人の画面を閲覧する',
  viewHelp: `ご本人に見えている画面を、新しいタブで${VIEW_MINUTES}分間閲覧します。操作はできません。電話番号・氏名・口座・チャットなどは表示されません。閲覧した記録は監査ログに残ります。`,
  viewBegin: '閲覧する',
  viewUntil: (time: string) => `${time}まで閲覧できます。下のボタンから、新しいタブで開いてください。`,
  viewOpen: '新しいタブで開く',

  takeBackCount: '数えた1件の取り消し',
  takeBackCountHelp:
    '次のステージまでの数から1件を減らします。現在のステージは下がりません。元に戻すことはできません。',
  takeBack: '取り消す',
  countOfBooking: (number: string) => `同伴：予約${number}`,
  countOfFriend: (nickname: string) => `紹介：${nickname}さん`,
  countTakenBack: '数えた1件を取り消しました。',

  liftPenalty: 'ペナルティを取り消す',
  liftOne: '取り消す',
  liftPenaltyHelp: '取り消したペナルティは、点数に数えられなくなります。',
  penaltyLifted: (count: number) => `取り消しました。有効なペナルティは${count}点です。`,
} as const;
