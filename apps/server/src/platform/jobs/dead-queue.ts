/** Where jobs go that were given up. */
export const DEAD = 'dead';
