import { later } from '#ui/lib/later.tsx';

/** 大丈夫？, the question half-way through a meeting, where it waits. Its code comes when a meeting's day is first shown. */
export const AllRight = later(() => import('./all-right-body.tsx'));
