export const under20Texts = {
  under20: '20歳未満',
  noDrink: (names: readonly string[]) =>
    `${names.join('、')}は、当日20歳未満です。20歳未満の飲酒は法律で禁止されています。お酒の注文や、お酒をすすめることはおやめください。`,
} as const;
