import { PREVIEW_LENGTH, PREVIEW_MOST } from '@yoimachi/domain/standing';

const beyond = `${PREVIEW_LENGTH + 1}位以下`;

export const previewTexts = {
  title: '先頭ページの変化',
  help: `検索のおすすめ順で最初に表示される${PREVIEW_LENGTH}人を、現在の重みと変更後の重みで比較します。保存はされません。`,
  prefecture: '都道府県',
  district: 'エリア',
  everywhere: 'すべての都道府県',
  wholePrefecture: 'すべてのエリア',
  run: '変化を確認する',
  before: '現在',
  after: '変更後',
  none: '表示されるキャストはいません。',
  place: (place: number) => `${place}位`,
  up: (steps: number) => `${steps}つ上がる`,
  down: (steps: number) => `${steps}つ下がる`,
  comes: (from: number | null) => `${from === null ? beyond : `${from}位`}から入る`,
  goes: (to: number | null) => `${to === null ? beyond : `${to}位`}へ外れる`,
  stays: '変わらない',
  sum: (up: number, down: number, comes: number) => `上がる ${up}人　下がる ${down}人　入れ替わる ${comes}人`,
  nothing: '先頭ページの順位は変わりません。',
  seen: (count: string) => `${count}人のキャストを計算しました。`,
  uncertain: `人数が多いため、現在の順位で上から${PREVIEW_MOST}人ほどを計算しました。それより下のキャストが先頭ページに入る場合は、反映されていません。エリアを選ぶと、より正確に比較できます。`,
} as const;
