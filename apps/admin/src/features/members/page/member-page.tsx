import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { later } from '#ui/lib/later.tsx';
import type { ComponentType } from 'react';
import { useMayAct } from '#lib/office.ts';
import { Loaded } from '#ui/loaded.tsx';
import { memberQuery, type Member } from '../api.ts';
import { Head } from './head.tsx';
import { Overview } from './overview.tsx';
import type * as tabs from '../tabs/index.ts';
import { MEMBER_TABS, type MemberTab } from './search.ts';
import { TabLinks } from './tab-links.tsx';

const route = getRouteApi('/_office/members/$accountId');

type Panel = ComponentType<{ readonly member: Member }>;

/** All tabs but the first come together, when one is first opened. */
const tab = (name: keyof typeof tabs): Panel =>
  later(async () => ({ default: (await import('../tabs/index.ts'))[name] }));

const panels: Readonly<Record<MemberTab, Panel>> = {
  overview: Overview,
  bookings: tab('BookingsTab'),
  points: tab('PointsTab'),
  money: tab('MoneyTab'),
  stage: tab('StageTab'),
  reviews: tab('ReviewsTab'),
  reports: tab('ReportsTab'),
  sessions: tab('SessionsTab'),
  consents: tab('ConsentsTab'),
  history: tab('HistoryTab'),
};

/** One member: what the house knows, what is private behind its reason, and what can be done. The tab stands in the address. */
export function MemberPage() {
  const { accountId } = route.useParams();
  const { tab = 'overview' } = route.useSearch();
  const member = useQuery(memberQuery(accountId));
  const mayAct = useMayAct();
  const shown: MemberTab = mayAct(MEMBER_TABS[tab]) ? tab : 'overview';
  const Panel = panels[shown];
  return (
    <Loaded query={member}>
      {(one) => (
        // Whatever is typed or open belongs to one member.
        <div key={one.id} className="flex min-h-0 flex-1 flex-col">
          <Head member={one} />
          <TabLinks member={one} shown={shown} />
          <Panel member={one} />
        </div>
      )}
    </Loaded>
  );
}
