export { createBell, ringOnce, type Bell } from './bell.ts';
export { nextOf } from './next-of.ts';
export { createWaker, type Waker } from './waker.ts';
