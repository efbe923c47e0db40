export { LedgerPage } from './ledger-page.tsx';
export { PointReportPage } from './report-page.tsx';
export { ledgerSearch } from './search.ts';
