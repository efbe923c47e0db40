import type { Config } from './index.ts';
import { publicOrigin } from './public-origin.ts';

/** Where the back office's server answers: an address of its own, a port of its own on this machine, or where the product does. */
export function officeOrigin({
  adminUrl,
  adminPort,
  publicUrl,
  port,
}: Pick<Config, 'adminUrl' | 'adminPort' | 'publicUrl' | 'port'>): string {
  if (adminUrl !== null) return adminUrl;
  if (adminPort !== null) return `http://localhost:${adminPort}`;
  return publicOrigin({ publicUrl, port });
}
