export * from './limits.ts';
export * from './leaving.ts';
export { LEFT_NAME } from './name.ja.ts';
