import type { Config } from '#platform/config';

/** Where the back office is reached: an address of its own, or below the product's. */
export function adminUrl({ adminUrl: own, adminPort, publicUrl, port }: Config): string {
  if (own !== null) return `${own}/admin`;
  if (adminPort !== null) return `http://localhost:${adminPort}/admin`;
  return `${publicUrl ?? `http://localhost:${port}`}/admin`;
}
