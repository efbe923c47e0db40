export { useTextJudge, type TextJudge } from './use-text-judge.ts';
