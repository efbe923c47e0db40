import { toHolderKana } from './kana.ts';

/** Bytes of the name of a bank or a branch in a transfer record. */
const PLACE_MAX_BYTES = 15;

/** The name of a bank or branch for a transfer record, from its kana; empty, which banks allow, when it does not fit as a whole. */
export function placeName(kana: string): string {
  const half = toHolderKana(kana);
  return half.ok && half.value.length <= PLACE_MAX_BYTES ? half.value : '';
}
