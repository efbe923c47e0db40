import { useQuery } from '@tanstack/react-query';
import { rewardOf } from '@yoimachi/domain/points';
import { stagesQuery, type Stage } from '#lib/stages.ts';
import { ActButton } from '#parts/act/index.ts';
import { Panel } from '#parts/panel.tsx';
import { formatCount, pointsText } from '#ui/amount.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { editStage, SAMPLE_POINTS } from './acts.tsx';
import { priceTexts as t } from './ja.ts';

/** The stages with their fees, what reaches them, and what a cast keeps of a meeting. */
export function Stages() {
  const stages = useQuery(stagesQuery);
  return (
    <Panel title={t.stages} aside={t.sample(pointsText(SAMPLE_POINTS))} isFlush>
      <p className="phrase border-b border-line px-5 py-3 text-xs text-sub">{t.stagesHelp}</p>
      <Loaded query={stages}>
        {({ items }) => (
          <ul>
            {items.map((one) => (
              <li
                key={one.stage}
                className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-2 last:border-0"
              >
                <div className="min-w-0 flex-1">
                  <b>{t.stage(one.stage)}</b>
                  <p className="nums text-xs text-sub">{needsOf(one)}</p>
                </div>
                <b className="nums">{t.percent(one.feePercent)}</b>
                <span className="nums min-w-20 text-right text-sm text-sub">
                  {pointsText(rewardOf(SAMPLE_POINTS, one.feePercent).rewardPoints)}
                </span>
                <ActButton act={editStage} of={one} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

const needsOf = ({ friends, bookings }: Stage) =>
  friends === null || bookings === null ? t.first : t.friendsOr(formatCount(friends), formatCount(bookings));
