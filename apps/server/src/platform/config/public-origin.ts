/** What of the configuration says it. */
export interface PublicPlace {
  readonly publicUrl: string | null;
  readonly port: number;
}

/** Where people reach the product: its public address, or this machine's. */
export const publicOrigin = ({ publicUrl, port }: PublicPlace): string =>
  publicUrl ?? `http://localhost:${port}`;
