/** npm passes a Ctrl-C on to us that the terminal has sent already: what comes this soon is the same one. */
const SAME_SIGNAL_MS = 700;

export interface Stopper {
  /** Aborted by the first SIGINT or SIGTERM. */
  readonly signal: AbortSignal;
  /** Resolves then. */
  readonly asked: Promise<void>;
}

/** Listens for the signals that end the product: the first one asks for an orderly end, a second one ends it at once. */
export function makeStopper(): Stopper {
  const controller = new AbortController();
  const asked = new Promise<void>((resolve) => {
    let firstAt: number | undefined;
    const onSignal = () => {
      const now = performance.now();
      firstAt ??= now;
      if (now - firstAt > SAME_SIGNAL_MS) process.exit(1);
      controller.abort();
      resolve();
    };
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  });
  return { signal: controller.signal, asked };
}
