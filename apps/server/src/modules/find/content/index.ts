export { contentModule } from './content.module.ts';
