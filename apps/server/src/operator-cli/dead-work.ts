import { deadJobs } from '#platform/jobs';
import { deadEvents } from '#platform/outbox';
import { call } from './call.ts';
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
    async act(context, args) {
      const id = args.at(0);
      const reasons = { NOT_FOUND: `${id} was not given up` };
      if (EVENT_ID.test(id)) await call(context, 'reviveEvent', { params: { eventId: Number(id) } }, reasons);
      else if (JOB_ID.test(id)) await call(context, 'reviveJob', { params: { jobId: id } }, reasons);
      else throw new UsageError(`${id} is the id of neither.`);
      console.log(`Tried again: ${id}`);
    },
  },
];
