export const groupCountTexts = {
  count: (count: number) => `${count}件`,
};
