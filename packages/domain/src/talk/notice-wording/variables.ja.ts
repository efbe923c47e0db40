/** What sentences may speak of, each with a value as it looks in one: for previews, and for whoever reads a sentence before it is used. */
export const SAMPLE_VALUES = {
  guest: 'たけし',
  cast: '美月',
  /** Day and start of the meeting. */
  date: '11/28（土）18:00',
  /** Its start. */
  time: '18:00',
  /** Until when to answer. */
  deadline: '11/27（金）18:00',
  /** Until when to object. */
  objectBy: '11/30（月）18:00',
  /** Until when to pay. */
  payBy: '11/27（金）20:00',
  points: '12,000',
  yen: '13,200',
  /** Says that everybody has approved; empty while only one was asked. */
  allApproved: 'キャスト全員の承認がそろい、予約が確定しました。',
  /** The other casts of a meeting; empty without. */
  andOthers: 'ほか1名',
  /** Whose part of a booking it is; empty when it is the whole. */
  part: 'のうち、美月さんの分',
  /** What becomes of the points. */
  returned: '仮押さえのポイントは返還されました。',
  /** Of a message. */
  writer: '美月',
  /** Who suggested another place. */
  proposer: '美月',
  place: '銀座四丁目交差点',
  bar: 'クラブ宵',
  day: '11/28（土）',
  days: '11/28（土）ほか2日',
  /** Kept searches by their names. */
  searches: '「銀座のラウンジ」ほか1件',
  /** Of how many people is spoken. */
  count: '3',
  payDay: '2026年12月15日',
  expiryDay: '2026年12月31日',
  gift: '花束',
  stage: '3',
  castClass: 'プレミアム',
  /** What a name is called on this side. */
  nameKind: 'ニックネーム',
  nickname: 'たけし',
  /** A whole sentence about what came out, which depends on more than can be said in one. */
  result: '確認が完了しました。',
} as const;

/** Stands in a sentence as `{guest}`. */
export type NoticeVariable = keyof typeof SAMPLE_VALUES;
