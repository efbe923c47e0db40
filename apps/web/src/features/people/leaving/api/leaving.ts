import { leavingRoutes } from '@yoimachi/contract/leaving';
import { query } from '#lib/queries.ts';

/** What leaving would do now; read again each time the screen opens. */
export const leavingQuery = () => query(leavingRoutes.previewLeaving, {}, { staleTime: 0 });
