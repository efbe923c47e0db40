export const areaTexts = {
  prefecture: '都道府県',
  district: 'エリア',
} as const;
