import { areaName } from '@yoimachi/domain/profile';
import { useMayAct } from '#lib/office.ts';
import { Facts } from '#parts/workbench/index.ts';
import { pointsText } from '#ui/amount.tsx';
import { dayOf, formatDay } from '#ui/lib/dates.ts';
import { later } from '#ui/lib/later.tsx';
import type { Member } from '../api.ts';
import { classNames } from '../names.ja.ts';
import { BookingsPanel } from './bookings-panel.tsx';
import { pageTexts as t } from './ja.ts';
import { NotesPanel } from './notes-panel.tsx';
import { Panel } from './panel.tsx';
import { PersonPanel } from './person-panel.tsx';
import { WalletPanel } from './wallet-panel.tsx';

// Rarely looked at, or with names of all acts: they come after the rest.
const HistoryPanel = later(async () => ({ default: (await import('./history-panel.tsx')).HistoryPanel }));
const LivePhotoPanel = later(async () => ({
  default: (await import('./live-photo-panel.tsx')).LivePhotoPanel,
}));
const OthersPanel = later(async () => ({ default: (await import('./others-panel.tsx')).OthersPanel }));
const SuspensionsPanel = later(async () => ({
  default: (await import('./suspensions-panel.tsx')).SuspensionsPanel,
}));
const PenaltiesPanel = later(async () => ({
  default: (await import('./penalties-panel.tsx')).PenaltiesPanel,
}));
const RankingPanel = later(async () => ({ default: (await import('./ranking-panel.tsx')).RankingPanel }));

/** What matters of a member at one glance: who, what happened last, what to look after. */
export function Overview({ member }: { readonly member: Member }) {
  const mayAct = useMayAct();
  return (
    <div className="grid items-start gap-4 p-5 office:grid-cols-2 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,0.85fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <PersonPanel member={member} />
        {mayAct('readLivePhoto') && <LivePhotoPanel member={member} />}
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
          {member.cast && mayAct('listRankingExclusions') && <RankingPanel member={member} />}
          {member.suspensions.length > 0 && <SuspensionsPanel member={member} />}
          {member.accounts.length > 0 && <OthersPanel member={member} />}
        </div>
      </div>
    </div>
  );
}

interface Props {
  readonly member: Member;
  readonly cast: NonNullable<Member['cast']>;
}

/** Where a cast works and what she costs. */
function HousePanel({ member: { store, prefecture, district, castClass }, cast }: Props) {
  return (
    <Panel title={t.house}>
      <Facts
        facts={[
          [t.store, store?.name ?? t.notSaid],
          [t.area, prefecture === null || district === null ? t.notSaid : areaName(prefecture, district)],
          [t.castClass, castClass === null ? null : classNames[castClass]],
          [t.price, cast.price30 === null ? t.notSaid : pointsText(cast.price30)],
          [t.price15, cast.price15 === null ? null : pointsText(cast.price15)],
          [t.listed, cast.isListed ? t.isListed : t.isNotListed],
          [t.paused, cast.resumesAt === null ? null : formatDay(dayOf(new Date(cast.resumesAt)))],
        ]}
      />
    </Panel>
  );
}
