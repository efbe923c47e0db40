import { later } from '#ui/lib/later.tsx';
import { preloadSheet } from '#ui/day-sheet.tsx';

const load = () => import('./request-sheet-body.tsx');

/** Preloads the sheet's code. */
export const preloadRequestSheet = (): Promise<unknown> => Promise.all([load(), preloadSheet()]);

/** The sheet in which a guest asks a cast for a meeting. Its code is loaded when it is first opened. */
export const RequestSheet = later(load);
