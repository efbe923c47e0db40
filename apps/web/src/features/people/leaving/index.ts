export { LeavingPage } from './leaving-screen.tsx';
export { LeftPage } from './left-screen.tsx';
export { SuspendedPage } from './suspended-screen.tsx';
