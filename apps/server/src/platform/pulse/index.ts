export { createPulse, type Pulse } from './pulse.ts';
export { beatsSince, forgetBeats, type NodeBeat } from './pulse.store.ts';
