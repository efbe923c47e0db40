import { addressOf, id } from '#lib/address.ts';

/** The piece of news that is looked at, as it stands in the address. */
export const newsSearch = addressOf({ newsId: id });
