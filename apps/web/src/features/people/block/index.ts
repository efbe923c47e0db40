export { BlockEntry, BlockSheet } from './block-entry.tsx';
export { BlocksPage } from './blocked-screen.tsx';
export { emptyReport, reportOf, reportProblems } from './report-form.ts';
export { ReportFields } from './report-fields.tsx';
