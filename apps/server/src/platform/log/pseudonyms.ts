import { createHmac } from 'node:crypto';

const DIGITS = 16;

/**
 * What an account is called in logs, by a key of the installation: the same each time, and nobody who has only the logs finds the account by it, whose
 * id stands in addresses of profiles.
 */
export const pseudonymsBy =
  (key: Buffer) =>
  (accountId: string): string =>
    createHmac('sha256', key).update(accountId).digest('hex').slice(0, DIGITS);
