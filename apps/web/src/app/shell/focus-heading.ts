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

/** Ends waiting for the heading of the page before. */
let stop = () => {};

/**
 * After a change of page: the heading has the focus as soon as it is there, so that screen readers say where one is and the keyboard goes on
 * from there. A screen that has taken the focus itself keeps it, and so does a dialog.
 */
export function focusOnArrival(): void {
  stop();
  const before = document.activeElement;
  const isDone = () =>
    document.activeElement !== before ||
    Boolean(before?.closest('main, dialog, [role="dialog"]')) ||
    focusHeading({ preventScroll: true });
  if (isDone()) return;
  const observer = new MutationObserver(() => {
    if (isDone()) stop();
  });
  const timer = setTimeout(() => stop(), WAIT_MS);
  stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
}
