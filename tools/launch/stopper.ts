/** npm forwards to us a Ctrl-C the terminal has already sent: a second one this soon is the same one. */
const SAME_SIGNAL_MS = 700;

export interface Stopper {
  /** Aborted by the first SIGINT or SIGTERM. */
  readonly signal: AbortSignal;
  /** Resolves then. */
  readonly asked: Promise<void>;
  /** The same without a signal, when the product ends by itself. */
  readonly stop: () => void;
}

/** Listens for the signals that end the product: the first requests an orderly shutdown, a second ends it at once. */
export function makeStopper(): Stopper {
  const controller = new AbortController();
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const stop = () => {
    controller.abort();
    resolve();
  };
  let firstAt: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    firstAt ??= now;
    if (now - firstAt > SAME_SIGNAL_MS) process.exit(1);
    stop();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  return { signal: controller.signal, asked, stop };
}
