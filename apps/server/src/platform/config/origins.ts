/** What of the configuration says it. */
interface PublicPlace {
  readonly publicUrl: string | null;
  readonly port: number;
}

/** Where people reach the product: its public address, or this machine's. */
export const publicOrigin = ({ publicUrl, port }: PublicPlace): string =>
  publicUrl ?? `http://localhost:${port}`;

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
