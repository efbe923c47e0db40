import { publicOrigin, type Config } from '#platform/config';
import type { Crypto } from '#platform/crypto';

/** 144 bits: nobody finds one by trying. */
const TOKEN_BYTES = 18;
/** What a token can look like; anything else is nobody's. */
const TOKEN = /^[\w-]{24}$/;

/**
 * The end of a link's address. It is made from the link's id with the secret key and stands nowhere: who has the database, but not the key,
 * cannot open a link, and she can be shown hers again.
 */
export const tokenOf = (crypto: Crypto, linkId: string): string =>
  crypto.hashSecret(linkId, 'watch-link').subarray(0, TOKEN_BYTES).toString('base64url');

/** Finds a link by its token. */
export const hashOf = (crypto: Crypto, token: string): Buffer => crypto.hashSecret(token, 'watch-token');

export const isToken = (text: string): boolean => TOKEN.test(text);

/** The whole address for a friend. */
export const urlOf = (config: Pick<Config, 'port' | 'publicUrl'>, crypto: Crypto, linkId: string): string =>
  `${publicOrigin(config)}/watch/${tokenOf(crypto, linkId)}`;
