import type { ReactNode } from 'react';

interface Props {
  /** Above the figure: 「終了予定 19:00 まで」, 「開始予定 17:30 まで」, 「終了時刻を過ぎています」. */
  readonly label: string;
  /** Whole minutes; null shows `message` instead. */
  readonly minutes: number | null;
  readonly unit: string;
  /** In place of the figure: 「延長への同意を待っています」. */
  readonly message?: ReactNode | undefined;
}

/** The one big figure of a meeting: whole minutes, no seconds, nothing that blinks. */
export function MeetingClock({ label, minutes, unit, message }: Props) {
  return (
    <div role="timer" className="flex flex-col items-center gap-2 py-4 text-center">
      <p className="nums text-sm font-bold text-sub">{label}</p>
      {minutes === null ? (
        <p className="phrase font-mincho text-2xl font-bold">{message}</p>
      ) : (
        <p className="nums font-mincho font-bold whitespace-nowrap">
          <span className="text-clock">{minutes}</span>
          <span className="ml-1 text-xl">{unit}</span>
        </p>
      )}
    </div>
  );
}
