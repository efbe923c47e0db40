import type { SealKey } from '#platform/crypto';

/** The keys of a text like `3:…,2:…`, which the schema has looked at; without one there are none. */
export const sealKeysOf = (text: string | undefined): SealKey[] =>
  (text?.split(',') ?? []).map((part) => {
    const [id, key] = part.split(':');
    return { id: Number(id), key: Buffer.from(key!, 'base64') };
  });
