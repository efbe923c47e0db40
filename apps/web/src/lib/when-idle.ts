/** The longest that deferrable work waits behind requested work. */
const PATIENCE_MS = 1000;
/** The longest that it waits for answers, which may be long in coming. */
const ANSWERS_PATIENCE_MS = 4000;

let calls = 0;
let wake = Promise.withResolvers<void>();

/** Counts a call as under way until it is answered. */
export async function counted<Answer>(call: Promise<Answer>): Promise<Answer> {
  calls += 1;
  try {
    return await call;
  } finally {
    calls -= 1;
    if (calls === 0) {
      wake.resolve();
      wake = Promise.withResolvers();
    }
  }
}

const isAsking = () => calls > 0;
const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else window.addEventListener('load', resolve, { once: true });
  });
const idle = () =>
  new Promise<unknown>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: PATIENCE_MS });
    else setTimeout(resolve, PATIENCE_MS);
  });

/**
 * Runs once the page has loaded, what was asked for is answered and drawn, and the browser is idle: for code likely needed next. Without a
 * network it fails and says nothing: whoever needs the code asks for it again. The returned function cancels it.
 */
export function whenIdle(run: () => unknown): () => void {
  let isOff = false;
  const wait = async () => {
    await loaded();
    await idle();
    const late = new Promise((resolve) => setTimeout(resolve, ANSWERS_PATIENCE_MS, true));
    // What is answered may be drawn with what asks again.
    while (isAsking() && !(await Promise.race([wake.promise, late]))) await idle();
    if (!isOff) await run();
  };
  void wait().catch(() => undefined);
  return () => {
    isOff = true;
  };
}
