import { publicOrigin, type PublicPlace } from './public-origin.ts';

interface OfficePlace extends PublicPlace {
  readonly adminUrl: string | null;
  readonly adminPort: number | null;
}

/** Where the back office's server answers: an address of its own, a port of its own on this machine, or where the product does. */
export function officeOrigin({ adminUrl, adminPort, publicUrl, port }: OfficePlace): string {
  if (adminUrl !== null) return adminUrl;
  if (adminPort !== null) return `http://localhost:${adminPort}`;
  return publicOrigin({ publicUrl, port });
}
