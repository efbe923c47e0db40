export { useCast, useRefreshCast } from './api/get-cast.ts';
export { useCastDays } from './api/list-cast-days.ts';
export { CastGrid, CastList } from './cast-list.tsx';
export type { CastPages } from './cast-pages.ts';
export { castTexts } from './ja.ts';
