export { blockAdmin } from './block.admin.ts';
export { blockModule } from './block.module.ts';
export { openReports } from './report.store.ts';
