export { figuresAdmin } from './figures.admin.ts';
export { figuresModule } from './figures.module.ts';
