export { createPulse, type NodeStorage, type Pulse } from './pulse.ts';
export { beatsSince, forgetBeats, type NodeBeat } from './pulse.store.ts';
