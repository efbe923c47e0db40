export { OnCallPage } from './on-call-page.tsx';
