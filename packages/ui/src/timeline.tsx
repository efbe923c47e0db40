import { cx } from './cx.ts';
import { timelineTexts } from './timeline.ja.ts';

export interface TimelineEntry {
  readonly title: string;
  /** When, and what happened: 「11/20（金）22:41｜予約が確定」. */
  readonly detail?: string | undefined;
  /** Has not happened yet. */
  readonly isNext?: boolean | undefined;
  /** Something went wrong. */
  readonly isAlarm?: boolean | undefined;
}

/** The history of a booking, oldest first; what comes next is hollow. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol className="flex flex-col">
      {entries.map((entry, index) => (
        <li key={index} className="relative flex gap-4 pb-4 last:pb-0">
          {index < entries.length - 1 && (
            <span className="absolute top-3 bottom-[-8px] left-[5px] w-px bg-line" />
          )}
          <span
            className={cx('relative mt-1.5 size-[11px] shrink-0 rounded-full border-2', dotLook(entry))}
          />
          <div className="min-w-0">
            <p
              className={cx(
                'text-sm',
                entry.isNext ? 'text-sub' : 'font-bold',
                entry.isAlarm && 'text-danger',
              )}
            >
              {entry.isNext && <span className="sr-only">{timelineTexts.nextStep} </span>}
              <span>{entry.title}</span>
            </p>
            {entry.detail && <p className="nums text-xs text-sub">{entry.detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function dotLook({ isNext, isAlarm }: TimelineEntry): string {
  if (isNext) return 'border-edge bg-surface';
  return isAlarm ? 'border-danger bg-danger' : 'border-primary bg-primary';
}
