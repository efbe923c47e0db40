import { later } from '#ui/lib/later.tsx';

/** In which of one's groups somebody is, and the way to change that. Its code comes when it is first shown. */
export const GroupEntry = later(() => import('./group-entry-body.tsx'));
