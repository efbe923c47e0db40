export { stageQuery, StageProgress } from './progress.tsx';
export { keepReferral, sendReferral } from './referral.ts';
export { StagePage } from './stage-screen.tsx';
