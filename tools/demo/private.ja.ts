/** A real branch, so that the bank file accepts it; the numbers are invented. */
export const DEMO_BANK = {
  bankName: 'みなと銀行',
  bankCode: '0562',
  branchName: '本店営業部',
  branchCode: '011',
} as const;

/** Its names as in the directory. */
export const DEMO_BANK_KANA = { bank: 'ミナト', branch: 'ホンテン' } as const;

/** The account that the invented operator pays from. */
export const DEMO_CONSIGNOR = {
  consignorCode: '1234567890',
  consignorName: 'ﾖｲﾏﾁ',
  bankCode: '0001',
  bankName: 'ﾐｽﾞﾎ',
  branchCode: '100',
  branchName: 'ﾎﾝﾃﾝ',
  accountType: 1,
  accountNumber: '7654321',
} as const;

/** What somebody who has lost the number says. */
export const LOST_PERSON = {
  name: 'けんと',
  birthday: '1988-06-12',
  reason: '携帯電話を解約し、以前の番号を使えなくなりました。',
} as const;
