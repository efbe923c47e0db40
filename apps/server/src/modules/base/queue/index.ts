export { page, placeAfter, readCursor, writeCursor, type Place } from './page.ts';
export { countWaiting, type Waited, type WorkQueue } from './work-queue.ts';
export { queueAdmin } from './queue.admin.ts';
export { noteAct } from './commands/note-act.ts';
export { holdItem } from './commands/take-item.ts';
export { queuePersonal } from './personal.store.ts';
