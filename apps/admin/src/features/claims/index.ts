export { ClaimDecision } from './claim-decision.tsx';
export { claims } from './screen.tsx';
