/** The user of the screen; the other party of a block is a cast or a guest. */
export type Side = 'guest' | 'cast';

/** The person blocked or reported: a guest's cast, or a cast's guest. */
export interface Other {
  readonly userId: string;
  readonly nickname: string;
}

/** What the sheet can do. */
export type Act = 'block' | 'both' | 'report';
