export { askTwice, isItsOwnFault, WorkerFailure, type WorkerReason } from './failure.ts';
export type { Input } from './protocol.ts';
export { createWorkerProcess, type WorkerContext, type WorkerProcess } from './worker-process.ts';
