import { ActButton } from '#parts/act/index.ts';
import { exclude, Exclusions, exclusionTexts as t } from '#parts/ranking-exclusion/index.ts';
import type { Member } from '../api.ts';
import { Panel } from './panel.tsx';

/** Whether a cast was taken out of the rankings; she is taken out and put back here. */
export const RankingPanel = ({ member }: { readonly member: Member }) => (
  <Panel title={t.title}>
    <Exclusions castId={member.id} />
    <div>
      <ActButton act={exclude} of={member} />
    </div>
  </Panel>
);
