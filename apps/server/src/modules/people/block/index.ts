export { blockAdmin } from './block.admin.ts';
export { blockModule } from './block.module.ts';
export { sendReport } from './commands/send-report.ts';
export { reportQueue } from './queries/open-reports.ts';
export { blockPersonal } from './personal.ts';
