export type Side = 'guest' | 'cast';
