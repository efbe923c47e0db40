/** Who issues receipts where no issuer is configured. None of it is real, and it says so; the number is well formed. */
export const SAMPLE_ISSUER = {
  name: '宵待ち運営事務局（見本）',
  address: '東京都中央区見本町0丁目0番0号（見本）',
  registrationNumber: 'T9000000000000',
} as const;
