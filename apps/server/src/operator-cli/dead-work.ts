import { deadJobs, reviveJob } from '#platform/jobs';
import { deadEvents, reviveEvent } from '#platform/outbox';
import { UsageError, type CliCommand } from './command.ts';

const LISTED = 100;
const EVENT_ID = /^\d+$/;
const JOB_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const deadWorkCommands: readonly CliCommand[] = [
  {
    name: 'dead-work',
    usage: ': events nobody can handle and jobs that were given up, the oldest first',
    async run({ db }) {
      const events = await deadEvents(db, LISTED);
      for (const { id, topic, at, reason } of events)
        console.log(`${id}  ${at.toISOString()}  event ${topic}  ${reason}`);
      const jobs = await deadJobs(db, LISTED);
      for (const { id, job, data, at, reason } of jobs)
        console.log(`${id}  ${at.toISOString()}  job ${job}  ${JSON.stringify(data)}  ${reason}`);
      const isAll = events.length < LISTED && jobs.length < LISTED;
      console.log(`${events.length + jobs.length}${isAll ? '' : ' or more'} given up`);
    },
  },
  {
    name: 'revive-work',
    usage: '<id>: lets an event or job of dead-work be tried again',
    async act({ db, log, operator }, args) {
      const id = args.at(0);
      const isRevived = EVENT_ID.test(id)
        ? await reviveEvent(db, Number(id))
        : JOB_ID.test(id) && (await reviveJob(db, id));
      if (!isRevived) throw new UsageError(`${id} was not given up.`);
      log.info({ security: true, operator, id }, 'revive work');
      console.log(`Tried again: ${id}`);
    },
  },
];
