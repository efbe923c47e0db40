import { dayOf, formatTime, type Day } from '@yoimachi/domain/time';
import type { DisputedPurchase, UseRow } from './evidence.store.ts';

const amount = (value: number) => value.toLocaleString('ja-JP');
const slashed = (day: Day) => day.replaceAll('-', '/');

const REASONS: Readonly<Record<string, string>> = {
  bank_cannot_process: '銀行で処理できない',
  credit_not_processed: '返金されていない',
  customer_initiated: 'カード名義人の申し出',
  debit_not_authorized: '引き落としを承認していない',
  duplicate: '二重の請求',
  fraudulent: '覚えのない請求',
  general: 'その他',
  incorrect_account_details: '口座情報の誤り',
  insufficient_funds: '残高不足',
  product_not_received: 'サービスを受けていない',
  product_unacceptable: 'サービスが説明と異なる',
  subscription_canceled: '解約済み',
  unrecognized: '請求元が分からない',
};

/** What is printed on the evidence file of a chargeback. */
export const evidenceWords = {
  fileName: (day: Day, purchaseId: string) => `chargeback_${day}_${purchaseId.slice(-8)}.pdf`,
  title: 'チャージバックに関する資料',
  subject: (purchaseId: string) => `購入番号 ${purchaseId}`,
  yen: (value: number) => `${amount(value)}円`,
  points: (value: number) => `${amount(value)}P`,
  /** In Japan's time. */
  instant: (at: Date) => `${slashed(dayOf(at))} ${formatTime(at)}`,
  day: slashed,
  unknown: '記録なし',
  reason: (reason: string) => REASONS[reason] ?? reason,
  outcomes: { WON: '認められた（支払いが戻った）', LOST: '認められなかった' },
  open: '審査中',

  dispute: 'チャージバックの内容',
  disputeFacts: {
    made: 'この資料の作成日時',
    told: '通知の日時',
    id: 'カード会社の番号',
    reason: '申し出の理由',
    claimed: '取り消された額',
    respondBy: '資料の提出期限',
    outcome: '結果',
    taken: '回収したポイント',
    debt: '未払いとしたポイント',
  },

  purchase: '購入の内容',
  purchaseFacts: {
    kind: '種類',
    booking: '同伴の予約番号',
    ordered: '申し込みの日時',
    paid: '決済の日時',
    paymentId: '決済番号',
    amount: '金額（税込）',
    points: 'ポイント',
    card: 'カード',
    cardRegistered: 'カードの登録日時',
    secure: '本人認証（3Dセキュア）',
  },
  kinds: {
    PURCHASE: 'ポイントの購入（会員の操作による）',
    TOP_UP: '同伴の予約に必要なポイントの購入（会員の操作による）',
    SHORTFALL: '同伴の終了時の不足分（登録済みのカードへの自動請求）',
    DEBT: '未払い分の支払い',
  } satisfies Record<DisputedPurchase['kind'], string>,
  card: (brand: string, last4: string) => `${brand} **** **** **** ${last4}`,
  cardNote: 'カード番号は決済会社の画面で入力され、当サービスには末尾4桁のみが保存されています。',
  secureNote: 'カードの登録時には、必ず本人認証（3Dセキュア）を求めています。',
  secure: {
    first: '初回の購入のため、認証を求めたうえで決済しました。',
    later: '2回目以降の購入のため、認証の要否はカード会社の判断によります。',
    absent: '会員が操作していない決済のため、認証は求めていません。',
  },

  member: '会員',
  memberFacts: {
    number: '会員番号',
    registered: '登録の日時',
    numberVerified: '電話番号の確認（SMS）',
    ageChecked: '年齢確認',
  },

  records: '購入前のログインと購入の記録',
  recordColumns: ['日時', '操作', '接続元', '端末・ブラウザ'],
  recordKinds: { LOGIN: 'ログイン', PURCHASE: '購入の操作', POST: '投稿' },
  origin: (address: string, port: number | null) => (port === null ? address : `${address}\nポート ${port}`),
  recordsNote: '記録は6か月間保存しています。購入の申し込みまでの新しい順に、最大20件を記載しています。',
  noRecords: '保存期間内の記録はありません。',

  consents: '購入の時点で有効な同意',
  consentColumns: ['内容', '版', '同意の日時'],
  noConsents: '記録はありません。',

  uses: '購入されたポイントの使われ方',
  useColumns: ['日時', '内容', '同伴', 'ポイント'],
  useKinds: {
    USE: '同伴での利用',
    CANCELLATION_FEE: 'キャンセル料',
    GIFT: 'ギフト',
    EXPIRY: '有効期限による失効',
    REFUND: '払い戻し',
    CHARGEBACK: 'チャージバックによる回収',
  } satisfies Record<UseRow['kind'], string>,
  meeting: (number: string, starts: string) => `${number}\n開始予定 ${starts}`,
  arrived: (at: string) => `到着 ${at}`,
  finished: (at: string) => `終了 ${at}`,
  noUses: '購入されたポイントは使われていません。',

  others: '同じカードでの他の購入',
  otherColumns: ['決済の日時', '金額', '状況'],
  accepted: '取り消しなし',
  takenBack: 'チャージバックあり',
  noOthers: '同じカードでの他の購入はありません。',
  otherNote: '新しい順に最大20件を記載しています。',
} as const;
