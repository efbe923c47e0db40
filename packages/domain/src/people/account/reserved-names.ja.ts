/** The product and its operator: not allowed anywhere in a nickname. In `foldName` form. */
export const NEVER_INSIDE = ['宵待', '宵まち', 'よい待', 'よいまち', 'yoimachi', '運営', 'うんえい'];

/** Names of an office: no nickname may consist only of these words. In `foldName` form. */
export const OFFICES = [
  '公式',
  'こうしき',
  'さぽと',
  '事務局',
  '管理者',
  '管理人',
  'かんりしや',
  'すたつふ',
  'しすてむ',
  'administrator',
  'admin',
  'official',
  'support',
  'operator',
  'staff',
  'system',
  'moderator',
];
/** Words such a name may also contain and still be reserved. */
export const OFFICE_PARTS = [
  '窓口',
  '担当',
  '係',
  'せんた',
  'ちむ',
  'ですく',
  'team',
  'desk',
  'center',
  'account',
  'あかうんと',
  'より',
  'の',
];
