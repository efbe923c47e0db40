import type { MeetingTonight } from '@yoimachi/contract/booking-admin';
import { countsOf } from './api.ts';
import { tonightTexts as t } from './ja.ts';

/** How many are under way and to come, and in red how many lack somebody. */
export function Sum({ meetings }: { readonly meetings: readonly MeetingTonight[] }) {
  const { running, ahead, absent } = countsOf(meetings);
  return (
    <span className="nums inline-flex flex-wrap gap-x-3">
      <span>{t.running(running)}</span>
      <span>{t.ahead(ahead)}</span>
      {absent > 0 && <strong className="text-danger">{t.absent(absent)}</strong>}
    </span>
  );
}
