import { PAYOFF_YEN_PER_POINT } from '@yoimachi/domain/money';
import { PAYOFF_CUTOFF_DAY, YOUNG_CARD_DAYS, YOUNG_CARD_WAIT_DAYS } from '@yoimachi/domain/payoff';
import { formatDay, formatDayLong } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';
import { pointsText, yenText } from '#ui/amount.tsx';

/** Texts for payoffs (domain wording 4.10). */
export const payoffTexts = {
  listTitle: '精算の状況',
  statement: '年間の報酬明細',
  statementDetail: '1年間の報酬・手数料・振込額を月ごとにまとめたPDFです。ご登録の氏名が記載されます。',
  statementYear: '対象の年',
  statementOf: (year: number) => `${year}年`,
  statementFile: (year: number) => `報酬明細_${year}.pdf`,
  statementSave: 'PDFを保存する',
  requestTitle: 'ポイント精算申請',
  balance: '現在の獲得ポイント',
  rate: `1ポイント＝${yenText(PAYOFF_YEN_PER_POINT)}で精算します。`,
  stageFee: 'ステージ手数料（差引済み）',
  stageFeeSince: 'ステージ手数料は、前回の精算以降に差し引かれた合計です。',
  stageFeeNote: (percent: number) =>
    `ステージに応じた手数料（${percent}％）は、ポイントの獲得時に差し引かれています。精算時に重ねて差し引かれることはありません。`,
  amount: '申請額',
  amountChoice: '申請するポイント',
  all: 'すべて',
  other: 'ポイント数を指定する',
  otherLabel: '申請するポイント数',
  otherExample: '例：10,000',
  available: '精算できるポイント',
  waiting: '精算待ちのポイント',
  waitsUntil: (day: string, time: string, points: number) => `${day} ${time}から ${pointsText(points)}`,
  waitingHelp: `登録から${YOUNG_CARD_DAYS}日以内のカードで支払われた報酬・ギフトは、安全のため、獲得から${YOUNG_CARD_WAIT_DAYS}日後に精算できます。`,
  tooMuch: (points: number) => `現在の獲得ポイントは${pointsText(points)}です。`,
  breakdown: '振込額の内訳',
  withholding: '源泉徴収税額',
  taxedTogether: '同じ計算期間の申請と合算',
  transferFee: '振込手数料',
  feeByOperator: '振込手数料は運営が負担します。',
  feeByPayee: (yen: number) => `振込手数料（${yenText(yen)}）はキャストのご負担となります。`,
  transfer: '差引振込額',
  payDay: '振込予定日',
  transferredOn: '振込日',
  requestedAt: { CAST_PAYOFF: '申請日時', SYSTEM_PAYOFF: '精算日時' },
  destination: '振込先',
  changeAccount: '変更',
  taxIncluded: '税込',
  taxExcluded: '消費税 対象外（免税）',
  about: 'ご確認ください',
  rule: `毎月${PAYOFF_CUTOFF_DAY}日までの申請は当月末、${PAYOFF_CUTOFF_DAY + 1}日以降の申請は翌月${PAYOFF_CUTOFF_DAY}日に振り込みます。金融機関休業日の場合は前営業日に振り込みます。`,
  automatic: `毎月${PAYOFF_CUTOFF_DAY}日に、残高を自動で精算します。`,
  ownName: 'ご本人名義以外の口座への振込が判明した場合、ただちに契約を解除することがあります。',
  tax: '報酬は原則として確定申告が必要です。',
  needsLivePhoto:
    '電話番号・振込先口座・端末が続けて変更されています。安全のため、ご本人の写真を確認したあとに振り込みます。申請は、このまま受け付けます。',
  toLivePhoto: 'ご本人の写真を提出する',
  nameDiffers: '口座名義が登録氏名と異なるため、運営が確認してから振り込みます。',
  nothingChosen: '申請するポイント数を入力してください。',
  toConfirm: '申請内容を確認する',
  confirmTitle: 'この内容で申請しますか？',
  request: '申請する',
  done: '精算を申請しました',
  doneDetail: (day: Day) => `運営の確認後、${formatDayLong(day)}に振り込みます。`,
  toList: '精算の状況を見る',
  notEnough: 'まだ申請できません',
  notEnoughDetail: (min: number) => `申請できる金額は${pointsText(min)}以上です。`,
  noAccount: '振込先口座が必要です',
  badAccount: '振込先口座をご確認ください',
  toAccount: '振込先口座を登録する',
  isOpen: '手続き中の申請があります',
  openFirst: '手続き中の申請があるため、新しい申請はできません。',
  notVerified: '年齢確認の完了後に申請できます',
  toHome: 'ホームに戻る',
  empty: '精算の履歴はまだありません',
  emptyDetail: '精算を申請すると、ここに表示されます。',
  toRequest: '精算を申請する',
  toHistory: 'ポイントの履歴を見る',
  reason: (reason: string) => `理由：${reason}`,
  day: (day: Day) => formatDay(day),
  dayLong: (day: Day) => formatDayLong(day),
} as const;

export const payoffKinds = { SYSTEM_PAYOFF: '自動精算', CAST_PAYOFF: '精算申請' } as const;

export const payoffStatusLabels = {
  AWAITING_APPROVAL: '承認待ち',
  REJECTED: '差し戻し',
  NOT_TRANSFERRED: '未振込',
  TRANSFERRED: '振込済み',
} as const;

export const accountTypes = { ORDINARY: '普通', CURRENT: '当座', SAVINGS: '貯蓄' } as const;
