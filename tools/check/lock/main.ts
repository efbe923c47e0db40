import { ROOT } from '../../launch/paths.ts';
import { lockProblem } from './find.ts';

const problem = lockProblem(ROOT);
if (problem !== null) console.log(problem);
process.exit(problem === null ? 0 : 1);
