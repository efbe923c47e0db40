import { lazy, Suspense } from 'react';
import { useMayAct } from '#lib/office.ts';
import type { Member } from '../api.ts';
import { HousePanel } from './house-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { OthersPanel } from './others-panel.tsx';
import { PenaltiesPanel } from './penalties-panel.tsx';
import { PersonPanel } from './person-panel.tsx';
import { BookingsPanel, HistoryPanel } from './recent-panels.tsx';
import { SuspensionsPanel } from './suspensions-panel.tsx';
import { WalletPanel } from './wallet-panel.tsx';

// Rarely looked at: they come after the rest.
const LivePhotoPanel = lazy(async () => ({
  default: (await import('./live-photo-panel.tsx')).LivePhotoPanel,
}));
const RankingPanel = lazy(async () => ({ default: (await import('./ranking-panel.tsx')).RankingPanel }));

/** What matters of a member at one glance: who, what happened last, what to look after. */
export function Overview({ member }: { readonly member: Member }) {
  const mayAct = useMayAct();
  return (
    <div className="grid items-start gap-4 p-5 office:grid-cols-2 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,0.85fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <PersonPanel member={member} />
        <Suspense>{mayAct('readLivePhoto') && <LivePhotoPanel member={member} />}</Suspense>
        {member.cast && <HousePanel member={member} cast={member.cast} />}
        <WalletPanel member={member} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <BookingsPanel member={member} />
        {mayAct('listMemberHistory') && <HistoryPanel member={member} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4 office:col-span-2 office:grid office:grid-cols-2 desktop:col-span-1 desktop:flex">
        <NotesPanel member={member} />
        <div className="flex min-w-0 flex-col gap-4">
          {member.cast && <PenaltiesPanel member={member} cast={member.cast} />}
          <Suspense>
            {member.cast && mayAct('listRankingExclusions') && <RankingPanel member={member} />}
          </Suspense>
          {member.suspensions.length > 0 && <SuspensionsPanel member={member} />}
          {member.accounts.length > 0 && <OthersPanel member={member} />}
        </div>
      </div>
    </div>
  );
}
