import { lazy, Suspense, useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { Exclusions, exclusionTexts as t } from '#parts/ranking-exclusion/index.ts';
import { SmallButton } from '#parts/small-button.tsx';
import type { Member } from '../api.ts';
import { Panel } from './panel.tsx';

const ExcludeDialog = lazy(() => import('#parts/ranking-exclusion/exclude-dialog.tsx'));

/** Whether a cast was taken out of the rankings; she is taken out and put back here. */
export function RankingPanel({ member: { id, nickname } }: { readonly member: Member }) {
  const mayAct = useMayAct();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t.title}>
      <Exclusions castId={id} />
      {mayAct('excludeFromRankings') && (
        <div>
          <SmallButton onClick={() => setOpen(true)}>{t.exclude}</SmallButton>
        </div>
      )}
      <Suspense>
        {isOpen && <ExcludeDialog castId={id} nickname={nickname} onClose={() => setOpen(false)} />}
      </Suspense>
    </Panel>
  );
}
