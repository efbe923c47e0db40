/** The longest that deferrable work waits behind requested work. */
const PATIENCE_MS = 1000;

/**
 * Runs once the page has loaded and the browser is idle: for code likely needed next. Without a network it fails and says nothing: whoever
 * needs the code asks for it again. The returned function cancels it.
 */
export function whenIdle(run: () => unknown): () => void {
  let isOff = false;
  const start = () => {
    if (!isOff) void Promise.resolve(run()).catch(() => undefined);
  };
  const wait = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: PATIENCE_MS });
    else setTimeout(start, PATIENCE_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isOff = true;
  };
}
