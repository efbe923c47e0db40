/** Words of the way to blocking and reporting; those of what it leads to are in ja.ts, and come with it. */
export const blockEntryTexts = {
  title: (name: string) => `${name}さんをブロック・通報`,
  detail: '困ったことがあったときにご利用ください。',
} as const;
