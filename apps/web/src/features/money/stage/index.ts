export { stageQuery } from './api/stage.ts';
export { stageTexts } from './ja.ts';
export { StageProgress } from './progress.tsx';
export { StageScreen } from './stage-screen.tsx';
