/** Who moves the focus within this time wants it where it is. */
const WAIT_MS = 10_000;

/** Puts the focus on the heading of the screen that is shown; false while it has none that is visible. */
export function focusHeading(options?: FocusOptions): boolean {
  return [...document.querySelectorAll<HTMLElement>('main h1')].some((heading) => {
    heading.tabIndex = -1;
    heading.focus(options);
    return document.activeElement === heading;
  });
}

/**
 * After a change of page: the heading has the focus as soon as it is there, so that screen readers say where one is and the keyboard goes on
 * from there. A screen that has taken the focus itself keeps it, and so does a dialog. Answers how to stop waiting.
 */
export function focusOnArrival(): () => void {
  const before = document.activeElement;
  const isTaken = () =>
    document.activeElement !== before || Boolean(before?.closest('main, dialog, [role="dialog"]'));
  if (isTaken() || focusHeading({ preventScroll: true })) return () => {};
  const observer = new MutationObserver(() => {
    if (isTaken() || focusHeading({ preventScroll: true })) stop();
  });
  const timer = setTimeout(() => stop(), WAIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
