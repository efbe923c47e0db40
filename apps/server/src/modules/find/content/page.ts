import type * as z from 'zod/mini';
import type { staticPage } from '@yoimachi/contract/content';

/** A page as it is answered. `version` is the day its text came into force, YYYY-MM-DD; a changed text gets a new one. */
export type StaticPage = z.output<typeof staticPage>;
export type PageName = StaticPage['name'];
export type Reader = 'GUEST' | 'CAST';
