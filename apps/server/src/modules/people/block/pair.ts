/** The two people of a block or a report, and which of them acts. */
export interface Pair {
  readonly guestId: string;
  readonly castId: string;
  readonly by: 'guest' | 'cast';
}

/** The acting account, and the other one. */
export function sidesOf({ guestId, castId, by }: Pair): { readonly own: string; readonly other: string } {
  return by === 'guest' ? { own: guestId, other: castId } : { own: castId, other: guestId };
}
