/** Columns of the receipts' file, for those who keep the books. */
export const receiptColumns = [
  '領収書番号',
  '取引年月日',
  '発行日',
  '宛名',
  '敬称',
  '合計（税込）',
  'うち消費税等',
  '返還金額',
  '返還の消費税等',
  '登録番号',
  '出力回数',
  'ゲストID',
  '取消金額',
  '取消の消費税等',
  '差し替え先の番号',
  '差し替え元の番号',
] as const;
