/** Tells the service worker where this page is, so that a tap on a notice finds the page of its side. */
export function answerWorker(): void {
  // Missing where the product is reached without TLS.
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent) => {
    const { where } = (data ?? {}) as { readonly where?: unknown };
    if (where === true) ports[0]?.postMessage(location.href);
  });
}
