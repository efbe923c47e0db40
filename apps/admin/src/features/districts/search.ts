import { addressOf, flag, prefecture } from '#lib/address.ts';

/** By what the list of districts is narrowed, as it stands in the address; `isUsed`: only those with a store. */
export const districtsSearch = addressOf({ prefecture, isUsed: flag });
