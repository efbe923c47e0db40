import { formatCount } from '#ui/amount.tsx';
import type { Taken } from '#lib/take-file.ts';
import { partTexts as t } from './ja.ts';

/** How many rows of how many have come. */
export function FileProgress({ taken }: { readonly taken: Taken | null }) {
  const { rows, total } = taken ?? { rows: 0, total: 0 };
  const percent = Math.floor((rows * 100) / Math.max(1, total));
  const words = taken ? t.fileProgress(formatCount(rows), formatCount(total)) : t.fileCounting;
  return (
    <div className="flex flex-col gap-1">
      <div
        role="progressbar"
        aria-label={t.fileBar}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
      </div>
      <p className="nums text-sm text-sub">{words}</p>
    </div>
  );
}
