export { PayoffsPage } from './payoffs-screen.tsx';
export { RequestPayoffPage } from './request-screen.tsx';
