import { workerData } from 'node:worker_threads';
import { MEMORY_SIGNAL } from './protocol.ts';

const { memoryMb, parent } = workerData as { memoryMb: number; parent: number };

const LOOK_MS = 50;

setInterval(() => {
  // A server that was killed leaves no work behind that goes on for nobody.
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  // All of the process: what native decoders and WebAssembly take is in no heap of JavaScript.
  if (process.memoryUsage.rss() > memoryMb * 2 ** 20) process.kill(process.pid, MEMORY_SIGNAL);
}, LOOK_MS);
