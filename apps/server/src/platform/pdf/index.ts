export { createPrinter, type Printer } from './printer.ts';
export { layOutReport, type Report, type ReportSection } from './report.ts';
export { SHEET_WIDTH, type Mark, type Sheet, type TextMark } from './sheet.ts';
