export * from './limits.ts';
export * from './pause.ts';
