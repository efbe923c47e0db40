export { createBell, ringOnce, type Bell } from './bell.ts';
export { createWaker, type Waker } from './waker.ts';
export { createFailures, type Failures } from './failures.ts';
export { createEar } from './ear.ts';
export { createRinger } from './ringer.ts';
