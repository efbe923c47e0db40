export { rankingsKey } from './api.ts';
export { Exclusions } from './exclusions.tsx';
export { exclusionTexts } from './ja.ts';
