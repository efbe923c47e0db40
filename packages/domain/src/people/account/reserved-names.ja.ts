/** The product and who runs it: in no nickname at all. As `foldName` writes them. */
export const NEVER_INSIDE = ['宵待', '宵まち', 'よい待', 'よいまち', 'yoimachi', '運営', 'うんえい'];

/** Names of an office: no nickname is made of these words alone. As `foldName` writes them. */
export const OFFICES = [
  '公式',
  'こうしき',
  'さぽと',
  '事務局',
  '管理者',
  '管理人',
  'かんりしゃ',
  'すたっふ',
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
/** What such a name may carry besides and is one all the same. */
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
