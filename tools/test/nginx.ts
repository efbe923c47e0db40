import { findProgram, installPackages } from './debian.ts';

export const findNginx = (): string | null => findProgram('NGINX', ['nginx'], ['/usr/sbin/nginx']);

/** Why tests with nginx cannot run here; null: they can. */
export const noNginx = (): string | null =>
  findNginx() ? null : 'there is no nginx (Debian: apt-get install nginx-light, or set NGINX)';

/** As root on Debian it is installed; where it cannot be, its tests say so and are counted. */
export function ensureNginx(): void {
  if (findNginx()) return;
  const problem = installPackages(['nginx-light']);
  const reason = noNginx();
  if (reason) console.log(`not run: the configuration of nginx: ${problem ?? reason}`);
}
