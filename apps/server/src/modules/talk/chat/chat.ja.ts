/** The words of 遅れます. */
export const lateText = (minutes: number): string => `${minutes}分ほど遅れます。`;
/** The words of 目印. */
export const lookText = (look: string): string => `目印：${look}`;
