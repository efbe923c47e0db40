import type { ReportInput } from '@yoimachi/contract/block';
import { checkReport, REPORT_CATEGORIES, REPORT_TEXT_MAX } from '@yoimachi/domain/block';
import type { Problems } from '#lib/use-form.ts';
import { blockTexts as t } from './ja.ts';

/** What was typed into a report. */
export interface ReportDraft {
  readonly category: string;
  readonly text: string;
  readonly isSafety: boolean;
}

export const emptyReport: ReportDraft = { category: '', text: '', isSafety: false };

/** The report as it is sent, for a category that is one. */
export const reportOf = ({ category, text, isSafety }: ReportDraft): ReportInput => ({
  category: REPORT_CATEGORIES.find((one) => one === category) ?? 'OTHER',
  text: text.trim(),
  isSafety,
});

/** What is to be put right before it is sent. */
export function reportProblems(draft: ReportDraft): Problems<ReportDraft> {
  const report = reportOf(draft);
  if (report.category !== draft.category) return { category: t.categoryMissing };
  if ([...report.text].length > REPORT_TEXT_MAX) return { text: t.textTooLong(REPORT_TEXT_MAX) };
  return checkReport(report, 0).ok ? {} : { text: t.textMissing };
}
