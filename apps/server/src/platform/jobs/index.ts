export { showDead } from './dead-gauge.ts';
export { deadJobs } from './dead.store.ts';
export { does, job, type JobSender, type JobWork } from './job.ts';
export { createQueue, type Queue } from './queue.ts';
export { reviveJob } from './revive.ts';
export { daily, everyMinutes, routineJobs, routineWork, type Routine } from './routine.ts';
export { createSweeper, type DueWork, type Sweeper } from './sweeper.ts';
export { createJobs, type Jobs } from './workers.ts';
