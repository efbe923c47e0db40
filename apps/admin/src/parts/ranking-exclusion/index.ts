export { exclude, rankingReads } from './acts.tsx';
export { Exclusions } from './exclusions.tsx';
export { exclusionTexts } from './ja.ts';
