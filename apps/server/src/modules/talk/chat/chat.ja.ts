/** The words of 遅れます. */
export const lateText = (minutes: number): string => `${minutes}分ほど遅れます。`;
/** The words of 目印. */
export const lookText = (look: string): string => `目印：${look}`;
/** Told outside the product, also on locked screens: who wrote, and not what. */
export const unseenText = (nickname: string): string => `${nickname}さんからメッセージが届いています。`;
