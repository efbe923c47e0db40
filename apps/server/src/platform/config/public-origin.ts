import type { Config } from './index.ts';

/** Where people reach the product: its public address, or this machine's. */
export const publicOrigin = ({ publicUrl, port }: Pick<Config, 'port' | 'publicUrl'>): string =>
  publicUrl ?? `http://localhost:${port}`;
