import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { menuTexts as t } from './ja.ts';
import { addressOf, entryOf, menus, type MenuEntry, type MenuGroup } from './menus.ts';
import type { Side } from './ways.ts';

const root: Readonly<Record<Side, MenuEntry>> = {
  guest: { icon: 'home', label: t.title, to: '/guest/my-profile' },
  cast: { icon: 'home', label: t.title, to: '/cast/my-profile' },
};

/** Shows that it goes on. */
const MARGIN_PX = 56;

const entryClass = 'flex min-h-10 items-center gap-3 rounded-md px-3 py-1 text-sm';

/** The menu of マイページ beside its screens, from 1280 px; the one that is open is marked. */
export function SideMenu({ side }: { readonly side: Side }) {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const open = entryOf(side, path) ?? (addressOf(root[side]) === path ? root[side] : undefined);
  return (
    <nav
      aria-label={t.sideMenu}
      className="sticky top-18 flex max-h-[calc(100dvh-4.5rem)] flex-col gap-5 overflow-y-auto py-8 pr-2"
    >
      <Entry entry={root[side]} isOpen={open === root[side]} />
      {menus[side].map((group) => (
        <Group key={group.title} group={group} open={open} />
      ))}
    </nav>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly open: MenuEntry | undefined;
}

function Group({ group: { title, entries }, open }: GroupProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <p id={id} className="px-3 text-xs text-sub">
        {title}
      </p>
      <ul aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} isOpen={entry === open} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry, isOpen }: { readonly entry: MenuEntry; readonly isOpen: boolean }) {
  const { icon, label, to, params } = entry;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen && link.current) bringIntoSight(link.current);
  }, [isOpen]);
  return (
    <Link
      ref={link}
      to={to}
      {...(params && { params })}
      activeOptions={{ exact: true }}
      aria-current={isOpen ? 'page' : undefined}
      className={cx(entryClass, isOpen ? 'bg-tint font-bold text-on-tint' : 'hover:bg-sunken')}
    >
      <Icon name={icon} size={20} className={isOpen ? '' : 'text-sub'} />
      <span className="min-w-0 flex-1">{label}</span>
    </Link>
  );
}

/** On a low window it stands below what the menu shows. Only the menu moves, not the page that it stands beside. */
function bringIntoSight({ offsetTop, offsetHeight, offsetParent }: HTMLElement): void {
  if (!offsetParent) return;
  const below = offsetTop + offsetHeight + MARGIN_PX - offsetParent.clientHeight;
  if (below > offsetParent.scrollTop) offsetParent.scrollTop = below;
}
