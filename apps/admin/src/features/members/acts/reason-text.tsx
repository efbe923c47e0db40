import { ReasonText as Text } from '#parts/workbench/index.ts';
import type { Reason } from '#parts/workbench/index.ts';
import { actTexts as t } from './ja.ts';

const REASON_MAX = 400;

/** Why it is done, in the operator's own words. */
export const ReasonText = ({ reason }: { readonly reason: Reason }) => (
  <Text reason={reason} label={t.reason} help={t.reasonHelp} rows={2} max={REASON_MAX} />
);
