/** Something that happens `count` times, and when it has. */
export function countdown(count: number): { readonly reached: Promise<void>; readonly tick: () => void } {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  let left = count;
  const tick = (): void => {
    if (--left <= 0) resolve();
  };
  return { reached, tick };
}
