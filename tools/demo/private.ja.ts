/** A branch that exists, so that the bank file takes it; the numbers in it are invented. */
export const DEMO_BANK = {
  bankName: 'みなと銀行',
  bankCode: '0562',
  branchName: '本店営業部',
  branchCode: '011',
} as const;
