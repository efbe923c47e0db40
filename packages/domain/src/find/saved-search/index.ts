export * from './limits.ts';
export * from './saved-search.ts';
