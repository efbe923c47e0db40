export type Side = 'cast' | 'guest';
