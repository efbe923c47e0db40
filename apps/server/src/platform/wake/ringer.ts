/** Rings that come at once are one; the last is never left out. */
export function createRinger(send: () => Promise<unknown>, betweenMs: number) {
  let pause: NodeJS.Timeout | undefined;
  let again = false;
  let sending: Promise<unknown> = Promise.resolve();

  function ring(): void {
    again = pause !== undefined;
    if (again) return;
    sending = send();
    pause = setTimeout(() => {
      pause = undefined;
      if (again) ring();
    }, betweenMs);
  }
  return {
    ring,
    async end() {
      clearTimeout(pause);
      if (again) sending = send();
      await sending;
    },
  };
}
