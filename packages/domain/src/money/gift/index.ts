export * from './limits.ts';
export * from './gift.ts';
