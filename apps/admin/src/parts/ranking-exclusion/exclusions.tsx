import { useInfiniteQuery } from '@tanstack/react-query';
import { rankingAdminRoutes, type RankingExclusion } from '@yoimachi/contract/ranking-admin';
import type { ExclusionState } from '@yoimachi/domain/ranking';
import { pages } from '#lib/queries.ts';
import { visible } from '#lib/visible.ts';
import { ActButton } from '#parts/act/index.ts';
import { ListEnd } from '#parts/list-end.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { Chip, type ChipLook } from '#ui/chip.tsx';
import { itemsOf } from '#ui/growing-list.tsx';
import { dayOf, formatDay, formatDeadline } from '#ui/lib/dates.ts';
import { useNow } from '#ui/lib/use-now.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { putBack } from './acts.tsx';
import { exclusionTexts as t } from './ja.ts';

const looks: Readonly<Record<ExclusionState, ChipLook>> = {
  COMING: 'wait',
  OUT: 'danger',
  OVER: 'mute',
  LIFTED: 'mute',
};

interface Props {
  /** Missing: of all casts, who are named then. */
  readonly castId?: string;
}

/** Who was taken out of the rankings, why, by whom and until when, the newest first; from here they are put back. */
export function Exclusions({ castId }: Props) {
  const list = useInfiniteQuery(pages(rankingAdminRoutes.listRankingExclusions, { query: { castId } }));
  const exclusions = itemsOf(list);
  return (
    <>
      {list.isError && !list.data && (
        <LoadFailed error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && exclusions.length === 0 && <p className="phrase text-sm text-sub">{t.none}</p>}
      <ol className="flex flex-col gap-3">
        {exclusions.map((one) => (
          <Line key={one.exclusionId} one={one} isNamed={castId === undefined} />
        ))}
      </ol>
      <ListEnd list={list} />
    </>
  );
}

function Line({ one, isNamed }: { readonly one: RankingExclusion; readonly isNamed: boolean }) {
  const now = useNow();
  const { cast, state, reason, from, until, at, by, lifted } = one;
  const when = (instant: string) => formatDeadline(new Date(instant), now);
  const first = formatDay(dayOf(new Date(from)));
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <Chip look={looks[state]}>{t.states[state]}</Chip>
          {isNamed && <MemberLink {...cast} />}
          <span className="nums">{until === null ? t.endless(first) : t.span(first, lastDay(until))}</span>
        </p>
        <p className="wrap-anywhere">
          <bdi>{visible(reason)}</bdi>
        </p>
        <p className="nums text-xs text-sub">{t.madeBy(when(at), visible(by))}</p>
        {lifted && (
          <p className="text-xs wrap-anywhere text-sub">
            <span className="nums">{t.liftedBy(when(lifted.at), visible(lifted.by))}</span>{' '}
            <bdi>{visible(lifted.reason)}</bdi>
          </p>
        )}
      </div>
      <ActButton act={putBack} of={one} />
    </li>
  );
}

/** It ends with the day before midnight. */
const lastDay = (until: string) => formatDay(dayOf(new Date(new Date(until).getTime() - 1)));
