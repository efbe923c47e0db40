export const viewerTexts = {
  pictures: '提出された画像',
  zoomIn: '拡大する',
  zoomOut: '縮小する',
  turn: '回転する',
  pictureGone: '表示できません。リンクは1回だけ開けます。もう一度表示してください。',
} as const;
