export * from './limits.ts';
export * from './phone.ts';
