import type { BankAccountType } from '@yoimachi/domain/account';
import { ACCOUNT_CHANGE_WAIT_HOURS } from '@yoimachi/domain/payoff';

/** Texts for the payoff account (domain wording 4.5 and 4.10). */
export const bankTexts = {
  title: '振込先口座情報',
  privateNote: 'この情報はゲストには公開されません。',
  ownName: 'ご本人名義の口座を登録してください。他人名義の口座は利用できません。',
  ownNameStrict: 'ご本人名義以外の口座への振込が判明した場合、ただちに契約を解除することがあります。',
  bank: '銀行名',
  bankPlaceholder: '銀行名・カナ・銀行コードで検索',
  branch: '支店名',
  branchPlaceholder: '支店名・カナ・支店コードで検索',
  branchFirst: '先に銀行を選択してください。',
  searching: '検索しています',
  noneFound: '該当する候補がありません',
  searchFailed: '候補を読み込めませんでした',
  bankOrBranch: (name: string, code: string) => `${name}（${code}）`,
  accountType: '預金種目',
  accountNumber: '口座番号',
  accountNumberHelp: '7桁の数字。7桁に満たない番号は、先頭に0を補って保存します。',
  accountNumberKept: (masked: string) =>
    `登録済みの番号（${masked}）を変更しない場合は、空欄のままにしてください。`,
  yucho: 'ゆうちょ銀行の記号・番号で入力する',
  yuchoHelp: '通帳の記号・番号から、振込用の支店名と口座番号に変換します。',
  yuchoSymbol: '記号',
  yuchoSymbolHelp: '5桁の数字',
  yuchoNumber: '番号',
  yuchoNumberHelp: '8桁以内の数字',
  yuchoPreview: '振込用の口座',
  accountHolder: '口座名義（カナ）',
  accountHolderHelp: '姓と名の間を1文字空けて、通帳の表記どおりに入力してください。',
  accountHolderPlaceholder: 'ヤマダ ハナコ',
  preview: '振込名義（カナ）',
  previewShort: '振込名義',
  isOwnName: 'ご登録の氏名と一致しています。',
  isOtherName: (registered: string) =>
    `ご登録の氏名（${registered}）と一致していません。一致しない口座へのお振込みは、運営の確認が終わるまで行われません。`,
  refusedCharacters: (characters: string) => `使用できない文字：${characters}`,
  save: '口座を登録する',
  saveChange: '変更を保存する',
  saved: '振込先口座を登録しました',
  change: '口座を変更する',
  back: '変更をやめる',
  changeNote: `変更した口座は、口座名義の確認のうえ${ACCOUNT_CHANGE_WAIT_HOURS}時間が経過してから、振込の手続きがまだのポイント精算に適用されます。変更はSMSでお知らせします。`,
} as const;

export const accountTypeLabels: Readonly<Record<BankAccountType, string>> = {
  ORDINARY: '普通',
  CURRENT: '当座',
  SAVINGS: '貯蓄',
};
