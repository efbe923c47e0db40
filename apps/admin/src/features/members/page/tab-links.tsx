import { Link } from '@tanstack/react-router';
import { useMayAct } from '#lib/office.ts';
import { formatCount } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import type { Member } from '../api.ts';
import { pageTexts as t } from './ja.ts';
import { MEMBER_TABS, type MemberTab } from './search.ts';

interface Props {
  readonly member: Member;
  readonly shown: MemberTab;
}

/** The parts of a member's page that the role opens, with how much stands there. */
export function TabLinks({ member: { id, side, counts }, shown }: Props) {
  const mayAct = useMayAct();
  const tabs = (Object.keys(MEMBER_TABS) as MemberTab[]).filter(
    // Guests have no stage.
    (tab) => mayAct(MEMBER_TABS[tab]) && (tab !== 'stage' || side === 'CAST'),
  );
  const countOf: Partial<Record<MemberTab, number>> = {
    bookings: Object.values(counts.bookings).reduce((sum, count) => sum + count, 0),
    reports: counts.reportsAbout + counts.reportsBy + counts.blocks,
    sessions: counts.sessions,
  };
  return (
    <nav aria-label={t.tabs} className="flex shrink-0 overflow-x-auto border-b border-line bg-bg px-3">
      {tabs.map((tab) => (
        <Link
          key={tab}
          to="/members/$accountId"
          params={{ accountId: id }}
          search={tab === 'overview' ? {} : { tab }}
          replace
          aria-current={tab === shown ? 'page' : undefined}
          activeProps={{}}
          className={cx(
            'flex min-h-11 shrink-0 items-center gap-1 border-b-2 px-3 text-sm',
            tab === shown
              ? 'border-primary font-bold text-ink'
              : 'border-transparent text-sub hover:text-ink',
          )}
        >
          <span>{tab === 'money' ? t.money[side] : t.tab[tab]}</span>
          {countOf[tab] !== undefined && <span className="nums text-xs">{formatCount(countOf[tab])}</span>}
        </Link>
      ))}
    </nav>
  );
}
