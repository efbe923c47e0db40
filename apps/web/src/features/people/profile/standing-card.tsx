import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AgeStatus } from '@yoimachi/domain/account';
import type { AnswerOf } from '@yoimachi/contract/route';
import type { profileRoutes } from '@yoimachi/contract/profile';
import type { ReactNode } from 'react';
import { Points } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { Score } from '#ui/tier.tsx';
import { standingQuery } from './api/cast.ts';
import { profileTexts as t } from './ja.ts';

type Standing = AnswerOf<typeof profileRoutes.castHome>;

/** A cast's score, stage and balance, each leading to where it comes from, and whether guests find her. */
export function StandingCard() {
  const standing = useQuery(standingQuery());
  const { data } = standing;
  if (standing.isError && !data) return <QueryFailed query={standing} />;
  return (
    <Card isFlush>
      <dl className="grid grid-cols-3 divide-x divide-line text-center">
        <Figure label={t.score} to="/cast/ranking">
          {data && <ScoreOf {...data} />}
        </Figure>
        <Figure label={t.stage} to="/cast/stage">
          {data && <span className="nums font-bold">{data.stage}</span>}
        </Figure>
        <Figure label={t.balance} to="/cast/point-history">
          {data && <Points value={data.rewardPoints} />}
        </Figure>
      </dl>
      {/* What an unverified one has to do is said above. */}
      {(!data || data.verifyStatus === AgeStatus.VERIFIED) && <Sight standing={data} />}
    </Card>
  );
}

function ScoreOf({ reviewScore, reviewCount }: Standing) {
  if (reviewScore === null) return <span className="text-sub">{t.noScore}</span>;
  return <Score score={reviewScore} count={reviewCount} />;
}

interface FigureProps {
  readonly label: string;
  readonly to: '/cast/ranking' | '/cast/stage' | '/cast/point-history';
  /** Nothing while it is on its way. */
  readonly children: ReactNode;
}

function Figure({ label, to, children }: FigureProps) {
  return (
    <div className="relative flex min-w-0 flex-col items-center gap-1 px-1 py-3 active:bg-sunken">
      <dt className="text-xs wrap-anywhere text-sub">
        <Link to={to} className="after:absolute after:inset-0">
          {label}
        </Link>
      </dt>
      <dd className="flex min-h-7 w-full items-center justify-center">
        {children ?? <Bone className="h-5 w-12" />}
      </dd>
    </div>
  );
}

/** Whether guests find her, and the way to what keeps them from it. */
function Sight({ standing }: { readonly standing: Standing | undefined }) {
  const [title, detail, to] = sightOf(standing);
  const isOpen = to === null;
  const words = (
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="text-sm font-bold">{standing ? title : <Bone className="h-[1lh] w-32" />}</span>
      <span className="text-xs text-sub">{standing ? detail : <Bone className="h-[1lh] w-44" />}</span>
    </span>
  );
  const rowClass = 'flex min-h-16 items-center gap-3 border-t border-line px-4 py-3';
  if (isOpen)
    return (
      <div className={rowClass}>
        {words}
        {standing && <Chip look="ok">{t.public}</Chip>}
      </div>
    );
  return (
    <Link to={to} className={`${rowClass} active:bg-sunken`}>
      {words}
      <Icon name="forward" size={16} className="text-sub" />
    </Link>
  );
}

function sightOf(standing: Standing | undefined) {
  if (standing?.paused) return [t.pausedTitle, t.pausedDetail, '/cast/pause'] as const;
  if (standing && !standing.priceSet)
    return [t.noPrice, t.noPriceDetail, '/cast/setting/setting-price'] as const;
  return [t.open, t.openDetail, null] as const;
}
