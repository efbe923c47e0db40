import { later } from '#ui/lib/later.tsx';

/** One's own memo on somebody. Nothing where there can be none, and until it is known. Its code comes when it is first shown. */
export const MemoCard = later(() => import('./memo-card-body.tsx'));
