import type { Setting } from '@yoimachi/contract/setting-history';
import { stageName, textKindNames, weightNames } from '#lib/setting-names.ja.ts';

/** The fields of settings by their names, with the unit behind a number. */
export const fieldNames: Readonly<Record<string, readonly [name: string, unit: string]>> = {
  points: ['ポイント', 'P'],
  feePercent: ['手数料', '%'],
  friends: ['紹介', '人'],
  bookings: ['同伴', '回'],
  isEnabled: ['公開', ''],
  isEnded: ['終了', ''],
  isForbidden: ['禁止', ''],
  transferFeeYen: ['振込手数料', '円'],
  feeBearer: ['手数料の負担', ''],
  withholdingMode: ['源泉徴収', ''],
  lineEnds: ['振込ファイルの行末の改行', ''],
  consignorAccount: ['振込元の口座', ''],
  weight: ['重み', ''],
  action: ['扱い', ''],
  after: ['通報の目安', '件'],
  days: ['期間', '日'],
  until: ['再開予定', ''],
  name: ['名前', ''],
  hasHeader: ['見出しの行', ''],
  delimiter: ['区切り', ''],
  findsBy: ['照合', ''],
  numberColumn: ['受付番号の列', '列目'],
  accountColumn: ['口座番号の列', '列目'],
  amountColumn: ['金額の列', '列目'],
  payeeColumn: ['受取人の列', '列目'],
  resultColumn: ['結果の列', '列目'],
  reasonColumn: ['理由の列', '列目'],
  transferredValues: ['振込済みの値', ''],
  returnedValues: ['組戻しの値', ''],
  skippedValues: ['取り込まない値', ''],
};

const named =
  (names: Readonly<Record<string, string>>) =>
  (subject: string): string | undefined =>
    names[subject];

/** What one of several settings is called. */
export const subjectNames: Partial<Readonly<Record<Setting, (subject: string) => string | undefined>>> = {
  STAGE: stageName,
  WEIGHT: named(weightNames),
  TEXT_RULE: named(textKindNames),
};

/** The same word may mean another thing in another field. */
export const valueNamesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  feeBearer: { PAYEE: 'キャスト', OPERATOR: '運営' },
};

/** Values that are words of the product. */
export const valueNames: Readonly<Record<string, string>> = {
  true: 'する',
  false: 'しない',
  STOP: '送信を止める',
  WARN: '注意だけ表示',
  NONE: 'しない',
  HOSTESS_204_1_6: '報酬として徴収',
  COMMA: 'カンマ',
  TAB: 'タブ',
  SEMICOLON: 'セミコロン',
  NUMBER: '受付番号',
  PAYEE: '口座番号・金額・受取人',
};

const settings: Readonly<Record<Setting, string>> = {
  PACKAGE: 'ポイントパッケージ',
  GIFT: 'ギフト',
  GIFT_SWITCH: 'ギフトの公開',
  STAGE: 'ステージ',
  COUPON: 'クーポン',
  PAYOFF_TERMS: '精算の条件',
  BANK_LAYOUT: '銀行のCSVの形式',
  WEIGHT: 'おすすめ順の重み',
  FORBIDDEN_WORD: '禁止語',
  TEXT_RULE: '文章の扱い',
  TEXT_REPORT: '通報の目安',
  MAINTENANCE: 'メンテナンス',
};

export const historyTexts = {
  title: '変更履歴',
  empty: '変更の記録はまだありません。',
  settings,
  bySystem: '初期設定',
  added: '追加',
  removed: '削除',
  none: 'なし',
  same: '同じ内容で保存',
  change: (before: string, after: string) => `${before} → ${after}`,
  by: (name: string) => `${name}さん`,
} as const;
