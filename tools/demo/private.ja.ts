/** A bank that does not exist. */
export const DEMO_BANK = {
  bankName: '宵待銀行',
  bankCode: '9998',
  branchName: '本店営業部',
  branchCode: '001',
} as const;
