export const workTexts = {
  place: '有楽町駅 日比谷口',
  bar: 'ラウンジ',
  cancelReasons: ['急な体調不良のため', 'お店の都合により', '家族の用事のため'],
  proposalReason: '待ち合わせ場所の表示に不具合があり、ご迷惑をおかけしたお詫びとして',
  claimObjection: '待ち合わせ場所に15分前から到着しており、お店の前でお待ちしていました。',
} as const;

export const reportTexts = {
  contact: 'お会いする前から、外での連絡先の交換を何度もお願いされ、断ってもやめていただけません。',
  cash: '同伴のあとに、決められた料金とは別の支払いを求められました。',
  drinking: 'お断りしているのに、無理にお酒をすすめられて困りました。',
} as const;

/** Payoffs to look at. */
export const payoffSceneTexts = { otherHolder: 'サトウ ミオ' } as const;
