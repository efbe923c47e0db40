export * from './limits.ts';
export * from './group-message.ts';
