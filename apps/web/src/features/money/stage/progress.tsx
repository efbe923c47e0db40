import { stageRoutes, type StageSetting } from '@yoimachi/contract/stage';
import { Note } from '#ui/note.tsx';
import { query } from '#lib/queries.ts';
import { stageTexts as t } from './ja.ts';

/** All stages, her own, and her referral code. */
export const stageQuery = () => query(stageRoutes.searchStageSetting);

/** How far she is from the next stage, by friends and by bookings. */
export function StageProgress({ setting }: { readonly setting: StageSetting }) {
  const next = setting.stages.find(({ stage }) => stage === setting.stage + 1);
  if (!next || next.friends === null || next.bookings === null) return <Note look="ok">{t.highest}</Note>;
  const friendsLeft = Math.max(0, next.friends - setting.friends);
  const bookingsLeft = Math.max(0, next.bookings - setting.bookings);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-sm font-bold">{t.next(next.stage)}</p>
        <p className="nums text-xs text-sub">{t.left(friendsLeft, bookingsLeft)}</p>
      </div>
      <Bar
        label={t.bookings}
        value={setting.bookings}
        max={next.bookings}
        text={t.bookingsUnit(setting.bookings, next.bookings)}
      />
      <Bar
        label={t.friends}
        value={setting.friends}
        max={next.friends}
        text={t.friendsUnit(setting.friends, next.friends)}
      />
    </div>
  );
}

interface BarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly text: string;
}

function Bar({ label, value, max, text }: BarProps) {
  const shown = Math.min(value, max);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3 text-xs">
        <span className="text-sub">{label}</span>
        <span className="nums font-bold">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={shown}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-primary" style={{ width: `${(shown / max) * 100}%` }} />
      </div>
    </div>
  );
}
