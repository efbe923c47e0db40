/** Screens of the two sides that have a route and a title but no feature yet. Keys follow /guest/ or /cast/. */
export const guestComing: Readonly<Record<string, string>> = {};

export const castComing: Readonly<Record<string, string>> = {};
