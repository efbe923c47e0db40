export { inquiries } from './inquiries.tsx';
export { removals } from './removals.tsx';
