import { useQuery } from '@tanstack/react-query';
import { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import type { RunState } from '@yoimachi/domain/standing';
import { DAY_MINUTES, MINUTE_MS } from '@yoimachi/domain/time';
import { visible } from '#lib/visible.ts';
import { ActButton, act } from '#parts/act/index.ts';
import { Panel } from '#parts/panel.tsx';
import { rankingReads } from '#parts/ranking-exclusion/index.ts';
import { Facts } from '#parts/workbench/index.ts';
import { formatCount } from '#ui/amount.tsx';
import { Chip, type ChipLook } from '#ui/chip.tsx';
import { formatDeadline, formatDuration } from '#ui/lib/dates.ts';
import { useNow } from '#ui/lib/use-now.ts';
import { Loaded } from '#ui/loaded.tsx';
import { Note } from '#ui/note.tsx';
import { runQuery, type Run } from './api.ts';
import { rankingTexts as t } from './ja.ts';

const rankNow = act(standingAdminRoutes, 'rankNow', {
  title: t.nowTitle,
  help: t.nowDetail,
  label: t.now,
  done: t.sent,
  refreshes: rankingReads,
});

const looks: Readonly<Record<RunState, ChipLook>> = {
  NEVER: 'mute',
  DONE: 'ok',
  UNDER_WAY: 'wait',
  LATE: 'danger',
  FAILED: 'danger',
};

/** When ranks were last reckoned, whether that went well, and those before; it can be done at once. */
export function RunPanel() {
  const run = useQuery(runQuery);
  return <Loaded query={run}>{(loaded) => <Body run={loaded} />}</Loaded>;
}

function Body({ run: { state, failure, waiting, runs } }: { readonly run: Run }) {
  const [last, ...earlier] = runs;
  return (
    <Panel title={t.run} aside={<Chip look={looks[state]}>{t.states[state]}</Chip>}>
      <div className="flex flex-col gap-4">
        {failure && (
          <Note look="danger">
            <span>{failure.isGivenUp ? t.givenUp : t.failed}</span>
            {failure.reason !== null && (
              <>
                {' '}
                <bdi className="wrap-anywhere">{visible(failure.reason)}</bdi>
              </>
            )}
          </Note>
        )}
        {state === 'LATE' && <Note look="danger">{t.late}</Note>}
        {last ? (
          <LastRun run={last} waiting={waiting} />
        ) : (
          <p className="phrase text-sm text-sub">{t.never}</p>
        )}
        <div>
          <ActButton act={rankNow} />
        </div>
        {earlier.length > 0 && <Earlier runs={earlier} />}
      </div>
    </Panel>
  );
}

type One = Run['runs'][number];

function LastRun({ run, waiting }: { readonly run: One; readonly waiting: number }) {
  const now = useNow();
  const begunAt = new Date(run.begunAt);
  return (
    <Facts
      facts={[
        [t.begun, `${formatDeadline(begunAt, now)}　${ago(begunAt, now)}`],
        [t.ended, endOf(run)],
        [t.cause, causeOf(run)],
        [t.castCount, t.casts(formatCount(run.castCount))],
        [t.waiting, waiting === 0 ? null : t.casts(formatCount(waiting))],
      ]}
    />
  );
}

function Earlier({ runs }: { readonly runs: readonly One[] }) {
  const now = useNow();
  return (
    <details>
      <summary className="min-h-9 cursor-pointer py-2 text-sm text-sub">{t.earlier}</summary>
      <ol className="nums flex flex-col gap-2 pt-2 text-sm">
        {runs.map((run) => (
          <li key={run.begunAt}>
            {formatDeadline(new Date(run.begunAt), now)} {causeOf(run)}{' '}
            <span className="text-sub">
              {t.casts(formatCount(run.castCount))} {endOf(run)}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

const causeOf = ({ cause, operatorName }: One): string =>
  t.causes[cause] + (operatorName === null ? '' : t.by(visible(operatorName)));

function endOf({ begunAt, endedAt, isOvertaken }: One): string {
  if (endedAt === null) return t.underWay;
  if (isOvertaken) return t.overtaken;
  const ms = Math.max(0, new Date(endedAt).getTime() - new Date(begunAt).getTime());
  return ms < MINUTE_MS
    ? t.tookSeconds(Math.max(1, Math.ceil(ms / 1000)))
    : t.tookMinutes(formatDuration(Math.round(ms / MINUTE_MS)));
}

function ago(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS);
  if (minutes < 1) return t.justNow;
  return t.ago(minutes < DAY_MINUTES ? formatDuration(minutes) : t.days(Math.floor(minutes / DAY_MINUTES)));
}
