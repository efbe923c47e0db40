/** Texts for the entry to blocking and reporting; those behind it are in ja.ts and load with it. */
export const blockEntryTexts = {
  title: (name: string) => `${name}さんをブロック・通報`,
  detail: '困ったことがあったときにご利用ください。',
} as const;
