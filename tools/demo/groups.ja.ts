interface DemoGroup {
  readonly name: string;
  /** Which of those she knows, the last met first. */
  readonly from: number;
  readonly to: number;
}

export const CAST_GROUPS: readonly DemoGroup[] = [
  { name: 'いつもの方', from: 0, to: 4 },
  { name: 'ゴルフの話', from: 3, to: 6 },
  { name: '会社帰りの方', from: 5, to: 10 },
];
export const GUEST_LISTS: readonly DemoGroup[] = [
  { name: '記念日に', from: 0, to: 2 },
  { name: '落ち着いて話したい日', from: 1, to: 4 },
];
export const CAST_MEMOS: readonly string[] = [
  '日本酒が好き。辛口。\n次は10月に行った小料理屋の話の続きを。',
  'お子さんの受験が2月。終わったらお祝いの言葉を。',
];
export const GUEST_MEMO = 'ワインより日本酒。静かな店が好き。';
