export { useCast } from './api/get-cast.ts';
export { useCastDays } from './api/list-cast-days.ts';
export { useRefreshCast } from './api/refresh-cast.ts';
export { CastGrid, CastList } from './cast-list.tsx';
export type { CastPages } from './cast-pages.ts';
export { castTexts } from './ja.ts';
