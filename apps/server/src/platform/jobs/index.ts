export { deadJobs, deadWork, deadWorkSince, isDead, routineFailure } from './dead.store.ts';
export { does, job, type Job, type JobSender, type JobWork } from './job.ts';
export { createQueue, makeJobTables, type Queue } from './queue.ts';
export { reviveJob } from './dead-queue.ts';
export {
  daily,
  everyMinutes,
  routineJobs,
  routineWork,
  timeAfter,
  type Routine,
  type Works,
} from './routine.ts';
export { beginnings } from './routine.store.ts';
export { countJobs } from './waiting.store.ts';
export { createSweeper, type Sweeper } from './sweeper.ts';
export { inOrderOfKeys } from './together.ts';
export type { DueRow, DueWork } from './due.ts';
export { countOverdue, queuesOf } from './due-queues.ts';
export { createJobs, type Jobs } from './workers.ts';
