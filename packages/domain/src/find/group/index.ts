export * from './limits.ts';
export * from './group.ts';
