export { blockModule } from './block.module.ts';
export { handleReport, openReports } from './report.store.ts';
