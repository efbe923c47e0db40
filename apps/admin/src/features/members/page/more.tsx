import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/icon.tsx';
import type { Member } from '../api.ts';

/** How many rows a panel shows of what has a tab of its own. */
export const SHOWN = 6;

interface MoreProps {
  readonly member: Member;
  readonly tab: 'bookings' | 'history';
  readonly children: string;
}

/** The way to the tab. */
export function More({ member, tab, children }: MoreProps) {
  return (
    <Link
      to="/members/$accountId"
      params={{ accountId: member.id }}
      search={{ tab }}
      className="control inline-flex items-center gap-1 self-start text-sm font-bold text-primary underline-offset-4 hover:underline"
    >
      {children}
      <Icon name="forward" size={16} />
    </Link>
  );
}
