export { useTextJudge } from './use-text-judge.ts';
