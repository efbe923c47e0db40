import type { Reason } from '#parts/workbench/index.ts';
import { TextArea } from '#ui/text-field.tsx';
import { actTexts as t } from './ja.ts';

const REASON_MAX = 400;

/** Why it is done, in the operator's own words. */
export function ReasonText({ reason }: { readonly reason: Reason }) {
  const { text, set, isMissing, attach } = reason;
  return (
    <TextArea
      ref={attach}
      label={t.reason}
      help={t.reasonHelp}
      rows={2}
      maxLength={REASON_MAX}
      value={text}
      onChange={(event) => set(event.target.value)}
      error={isMissing ? t.reasonMissing : undefined}
    />
  );
}
