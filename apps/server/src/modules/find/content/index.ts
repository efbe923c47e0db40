export { contentModule } from './content.module.ts';
export { OPERATOR } from './operator.ja.ts';
