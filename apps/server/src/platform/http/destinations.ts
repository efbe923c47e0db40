import type { Config } from '#platform/config';

/** Services of others that pages of the product send something to. */
export type BrowserService = 'TURNSTILE';

/** Where the browser may send something beside the product itself, and for what. */
export interface Destination {
  readonly service: BrowserService;
  readonly origin: string;
  readonly loads: readonly ('script' | 'frame')[];
}

/**
 * Every destination of this installation: the content policy lets pages reach these and no others, and the page about external transmission
 * names them. A service that is reached without standing here is stopped by the browser.
 */
export function browserDestinations({ turnstile }: Pick<Config, 'turnstile'>): readonly Destination[] {
  if (turnstile === null) return [];
  // Its script, and the frame that it works in.
  return [{ service: 'TURNSTILE', origin: turnstile.url, loads: ['script', 'frame'] }];
}
