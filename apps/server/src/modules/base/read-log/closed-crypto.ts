import type { ClosedCrypto, Crypto } from '#platform/crypto';

const opening = new WeakMap<ClosedCrypto, Crypto>();

/** The same crypto without what opens a sealed text: all that an operator's command is given. */
export function closed(crypto: ClosedCrypto): ClosedCrypto {
  if (opening.has(crypto)) return crypto;
  const shut: Partial<Crypto> = { ...crypto };
  Reflect.deleteProperty(shut, 'open');
  opening.set(shut as ClosedCrypto, crypto as Crypto);
  return shut as ClosedCrypto;
}

/** What a closed crypto was made of. */
export function opened(crypto: ClosedCrypto): Crypto {
  const found = opening.get(crypto);
  if (!found) throw new Error('What is sealed is opened for operators in their own calls alone');
  return found;
}
