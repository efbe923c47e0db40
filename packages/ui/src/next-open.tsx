import type { NextOpen as Opening } from '@yoimachi/contract/search';
import { formatDayShort, formatMinute } from './lib/dates.ts';
import { nextOpenTexts as t } from './next-open.ja.ts';

/** Under a cast: when she can be met next. */
export default function NextOpen({ opening }: { readonly opening: Opening | null }) {
  return (
    <p className="nums phrase px-0.5 text-xs text-sub">
      {opening ? t.nextOpen(formatDayShort(opening.day), formatMinute(opening.minute)) : t.noOpening}
    </p>
  );
}
