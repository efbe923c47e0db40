import { answerAsks } from '#platform/worker-process/answer-asks.ts';
import { remux } from './remux.ts';

const handlers = {
  remux: ({ from, to }: { from: string; to: string }) => remux(from, to),
};
export type VideoHandlers = typeof handlers;

answerAsks(handlers);
