import type { ReportInput } from '@yoimachi/contract/block';
import { checkReport, REPORT_CATEGORIES, REPORT_TEXT_MAX } from '@yoimachi/domain/block';
import { blockTexts as t } from './ja.ts';

/** What was typed into a report. */
export interface ReportDraft {
  readonly category: string;
  readonly text: string;
  readonly isSafety: boolean;
}

export const emptyReport: ReportDraft = { category: '', text: '', isSafety: false };

interface ReportProblems {
  readonly category?: string;
  readonly text?: string;
}

/** The report as sent, or its errors. */
export function readReport(
  draft: ReportDraft,
):
  | { readonly report: ReportInput; readonly problems?: undefined }
  | { readonly report?: undefined; readonly problems: ReportProblems } {
  const category = REPORT_CATEGORIES.find((one) => one === draft.category);
  if (!category) return { problems: { category: t.categoryMissing } };
  const report = { category, text: draft.text.trim(), isSafety: draft.isSafety };
  if ([...report.text].length > REPORT_TEXT_MAX)
    return { problems: { text: t.textTooLong(REPORT_TEXT_MAX) } };
  return checkReport(report, 0).ok ? { report } : { problems: { text: t.textMissing } };
}
