export { watchLoop } from './loop-watch.ts';
export { createPulse, type NodeStorage, type Pulse } from './pulse.ts';
export { beatsSince, forgetBeats, type NodeBeat } from './pulse.store.ts';
export { createReadiness, type Ear, type Readiness } from './readiness.ts';
