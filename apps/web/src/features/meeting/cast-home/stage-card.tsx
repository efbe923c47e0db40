import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { H2, Section } from '#ui/page.tsx';
import { stageQuery, StageProgress } from '#money/stage';
import type { CastHome } from './api/home.ts';
import { castHomeTexts as t } from './ja.ts';

/** Her stage, its fee, and how far the next one is. */
export function StageCard({ home }: { readonly home: CastHome }) {
  const setting = useQuery(stageQuery());
  return (
    <Section>
      <H2 aside={<MoreLink to="/cast/stage">{t.aboutStage}</MoreLink>}>{t.stage}</H2>
      <Card className="flex flex-col gap-3">
        <div className="flex items-baseline justify-between gap-3">
          <p className="font-mincho text-xl font-bold">{t.stageName(home.stage)}</p>
          <p className="text-sm text-sub">
            {t.feeNow} <span className="nums font-bold text-ink">{t.percent(home.feePercent)}</span>
          </p>
        </div>
        {setting.data ? (
          <StageProgress setting={setting.data} />
        ) : (
          <p className="phrase min-h-[108px] text-xs text-sub">{t.stageNote}</p>
        )}
      </Card>
    </Section>
  );
}
