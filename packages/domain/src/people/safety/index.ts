export * from './limits.ts';
export * from './safety.ts';
export * from './all-right.ts';
export { mapAddressOf } from './sos-map.ts';
