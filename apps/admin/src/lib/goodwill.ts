import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { query } from './queries.ts';

/** What an operator gives alone in a day, and what is left of it now. */
export const goodwillQuery = query(operatorActAdminRoutes.readGoodwill, {}, { staleTime: 0 });
