export const stageTexts = {
  stageUp: (stage: number) => `ステージ${stage}に上がりました。おめでとうございます。`,
} as const;
