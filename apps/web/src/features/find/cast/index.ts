export { useCast, useCastDays, useRefreshCasts } from './api/cast.ts';
export { CastGrid, CastList } from './cast-list.tsx';
export type { CastPages } from './cast-pages.ts';
export { castTexts } from './ja.ts';
