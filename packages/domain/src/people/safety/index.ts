export * from './limits.ts';
export * from './safety.ts';
export * from './all-right.ts';
