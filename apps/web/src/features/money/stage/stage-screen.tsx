import { Card } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { QueryPage } from '#ui/query-page.tsx';
import type { StageSetting } from '@yoimachi/contract/stage';
import { InviteCard } from './invite-card.tsx';
import { stageTexts as t } from './ja.ts';
import { stageQuery, StageProgress } from './progress.tsx';
import { StageTable } from './stage-table.tsx';

const skeleton = (
  <Skeleton>
    <Bone className="h-52 rounded-lg" />
    <Bone className="h-72 rounded-lg" />
    <Bone className="h-80 rounded-lg" />
  </Skeleton>
);

/** What stages are, which one she has, and how to invite others. */
export function StagePage() {
  return (
    <QueryPage title={t.title} query={stageQuery()} skeleton={skeleton}>
      {(setting) => (
        <Page className="gap-8">
          <Own setting={setting} />
          <StageTable setting={setting} />
          <InviteCard referral={setting.referral} />
        </Page>
      )}
    </QueryPage>
  );
}

function Own({ setting }: { readonly setting: StageSetting }) {
  const fee = setting.stages.find(({ stage }) => stage === setting.stage)?.feePercent ?? 0;
  return (
    <div className="flex flex-col gap-3">
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <div>
            <p className="text-xs text-sub">{t.own}</p>
            <p className="font-mincho text-2xl font-bold">{t.name(setting.stage)}</p>
          </div>
          <p className="text-sm text-sub">
            {t.fee} <span className="nums text-lg font-bold text-ink">{t.percent(fee)}</span>
          </p>
        </div>
        <StageProgress setting={setting} />
        {setting.stage < setting.stages.length - 1 && <p className="phrase text-xs text-sub">{t.or}</p>}
      </Card>
      <p className="phrase text-sm text-sub">{t.lead}</p>
    </div>
  );
}
