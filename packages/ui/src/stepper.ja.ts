export const stepperTexts = {
  decrease: (label: string) => `${label}を減らす`,
  increase: (label: string) => `${label}を増やす`,
} as const;
