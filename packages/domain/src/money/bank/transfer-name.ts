import { toHolderKana } from './kana.ts';

/** Bytes of a bank's or branch's name in a transfer record. */
const PLACE_MAX_BYTES = 15;

/** A bank's or branch's name for a transfer record, from its kana; empty, which banks allow, if it does not fit as a whole. */
export function bankOrBranchName(kana: string): string {
  const half = toHolderKana(kana);
  return half.ok && half.value.length <= PLACE_MAX_BYTES ? half.value : '';
}
