import { PURCHASE_MAX_POINTS, PURCHASE_MIN_POINTS, YEN_PER_POINT } from '@yoimachi/domain/money';
import { PAID_LOT_DAYS } from '@yoimachi/domain/points';
import { dayOf, formatDay, formatDayLong, formatTime, type Day } from '#lib/dates.ts';
import { pointsText, yenText } from '#ui/amount.tsx';

/** Texts for buying points (domain wording 2.3 and 4.9). */
export const buyTexts = {
  title: 'ポイント購入',
  history: '購入履歴',
  choose: 'ポイントを選ぶ',
  rate: `1ポイント＝${yenText(YEN_PER_POINT)}（税込）`,
  own: 'ポイント数を指定する',
  ownExample: '例：12,000',
  ownHelp: `${pointsText(PURCHASE_MIN_POINTS)}〜${pointsText(PURCHASE_MAX_POINTS)}`,
  terms: `購入日から${PAID_LOT_DAYS}日間有効｜返品・返金はできません`,
  nothingChosen: 'ポイントを選択、または入力してください。',
  cardFirst: '購入には、クレジットカードの登録が必要です。',
  toConfirm: '内容を確認する',
  taxIncluded: '税込',

  confirmTitle: '購入内容の確認',
  amount: 'お支払い金額',
  tax: (yen: number) => `税込（うち消費税 ${yenText(yen)}）`,
  points: '購入ポイント',
  paidPoints: '有償ポイント',
  method: 'お支払い方法',
  period: '申込期間・数量',
  periodValue: `定めなし・1回${pointsText(PURCHASE_MIN_POINTS)}〜${pointsText(PURCHASE_MAX_POINTS)}`,
  charge: 'お支払い時期',
  chargeAt: '購入の確定時にカードへ請求',
  delivery: '提供の時期',
  deliveredAt: '決済の完了後、すぐに反映',
  expiry: '有効期限',
  until: (day: Day) => `${formatDayLong(day)}まで`,
  untilWhy: (day: Day) => `購入日（${formatDay(day)}）から${PAID_LOT_DAYS}日`,
  after: '購入後の残高',
  from: (points: number) => `${pointsText(points)} → `,
  refundTitle: '返品・返金について',
  refund: 'ご購入後のポイントの返品・返金はできません。有効期限を過ぎたポイントは失効します。',
  secure: '初回のご購入などでは、決済サービスの画面で本人認証（3Dセキュア）を行います。',
  termsOfService: '利用規約',
  commercial: '特定商取引法に基づく表記',
  short: (points: number, day: Day) => `${pointsText(points)}　${formatDay(day)}まで有効・返金不可`,
  buy: 'この内容で購入する',
  change: '内容を変更する',
  chooseAgain: '別のコースを選択する',

  resultTitle: 'ポイント購入',
  waiting: '決済を確認しています',
  waitingDetail: 'このまましばらくお待ちください。画面を閉じても、決済の結果は購入履歴で確認できます。',
  unfinished: '本人認証が完了していません',
  unfinishedDetail: '決済サービスの画面で、本人認証を完了してください。',
  authenticate: '本人認証に進む',
  bought: '購入が完了しました',
  balance: '現在のポイント',
  failed: '購入できませんでした',
  notCharged: 'カードへの請求は行われていません。',
  again: 'もう一度購入する',
  otherCard: 'カードを変更する',
  onward: '元の画面に戻る',
  toRequest: 'リクエストの入力に戻る',
  search: 'キャストをさがす',
  notFound: '購入が見つかりませんでした',
  toBuy: 'ポイント購入へ',

  historyTitle: 'ポイント購入履歴',
  kinds: { TOP_UP: '同伴の不足分', SHORTFALL: '同伴の追加分', DEBT: '未払い分のお支払い' },
  refunded: (day: Day, points: string, yen: string) => `${formatDay(day)} 返金 ${points}（${yen}）`,
  refunding: (points: string, yen: string) => `返金手続き中 ${points}（${yen}）`,
  noHistoryPeriod: 'この期間の購入はありません',
  noHistory: '購入履歴はまだありません',
  noHistoryDetail: 'ポイントを購入すると、ここに表示されます。',
  buyPoints: 'ポイントを購入する',
  usableUntil: (day: Day) => `有効期限 ${formatDay(day)}`,
} as const;

/** How a purchase stands. */
export const purchaseStatusLabels = {
  CREATED: '処理中',
  ACTION_REQUIRED: '本人認証待ち',
  SUCCEEDED: '完了',
  FAILED: '不成立',
} as const;

/** Words of what is owed. */
export const debtTexts = {
  title: 'お支払いが必要なご利用分',
  detail: 'お支払いが完了するまで、同伴リクエスト・延長・ギフトはご利用いただけません。',
  causes: { BOOKING: '同伴の不足分', CHARGEBACK: '取り消された購入' },
  retry: (at: Date) =>
    `お支払いがない場合は、${formatDay(dayOf(at))} ${formatTime(at)}に登録カードへ自動で請求します。`,
  pay: '登録カードで支払う',
  paid: 'お支払いが完了しました',
} as const;

/** Texts for the card (domain wording 4.9). */
export const cardTexts = {
  title: 'お支払い情報',
  card: 'クレジットカード',
  expires: (month: number, year: number) =>
    `有効期限 ${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`,
  number: (last4: string) => `•••• ${last4}`,
  numberHeard: (last4: string) => `下4桁 ${last4}`,
  change: '変更',
  none: 'カードが登録されていません',
  noneDetail: 'ポイントの購入や不足分のお支払いには、クレジットカードの登録が必要です。',
  consents: {
    AGE_BY_CARD: '登録するカードでの支払いに同意する',
    AUTO_CHARGE: '不足分の自動請求に同意する',
  },
  agreed: (day: Day) => `${formatDay(day)}にカードでの支払いと不足分の自動請求に同意済み`,
  consentMissing: '登録に進むには、両方の項目への同意が必要です。',
  register: 'カードを登録する',
  replace: '別のカードを登録する',
  toProvider: 'カード情報の入力に進む',
  remove: 'カードを削除する',
  elsewhere: 'カード番号は決済サービスの画面で入力します。番号が当サービスに保存されることはありません。',
  registering: 'カードの登録を確認しています',
  registered: 'カードを登録しました',
  notRegistered: 'カードを登録できませんでした',
  removeTitle: 'このカードを削除しますか？',
  removeNote: '削除すると、ポイントの購入や不足分のお支払いができなくなります。あとから登録し直せます。',
  removed: 'カードを削除しました',
} as const;
