export { page, placeAfter } from './page.ts';
export type { Place } from '#platform/page';
export { countWaiting, waitingOf, type WorkQueue } from './work-queue.ts';
export { queueAdmin } from './queue.admin.ts';
export { noteAct } from './commands/note-act.ts';
export { holdItem } from './commands/take-item.ts';
export { queuePersonal } from './personal.store.ts';
