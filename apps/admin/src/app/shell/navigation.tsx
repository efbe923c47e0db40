import { Link } from '@tanstack/react-router';
import { mayAct } from '@yoimachi/contract/admin';
import { useOffice } from '#lib/office.ts';
import { countText, useQueueCounts, type QueueCount } from '#lib/queues.ts';
import { OfficeIcon } from '#parts/icon.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { appTexts as t } from '../ja.ts';
import { places, type Place } from './places.ts';

/** What of the back office the person's role opens, group by group. */
export function Navigation() {
  const { operator } = useOffice();
  const counts = useQueueCounts().data;
  const open = places.filter(({ needs }) => needs === null || mayAct(operator.role, needs));
  const groups = (Object.keys(t.groups) as Place['group'][]).filter((group) =>
    open.some((place) => place.group === group),
  );
  return (
    <nav aria-label={t.navigation} className="flex flex-1 flex-col gap-1 overflow-y-auto px-2 py-3">
      {groups.map((group) => (
        <div key={group} className="flex flex-col gap-0.5">
          {t.groups[group] && (
            <h2 className="px-3 pt-2 pb-1 font-gothic text-xs text-sub">{t.groups[group]}</h2>
          )}
          <ul className="flex flex-col gap-0.5">
            {open
              .filter((place) => place.group === group)
              .map((place) => (
                <li key={place.queue ?? place.to}>
                  <PlaceLink
                    place={place}
                    count={counts?.find(({ queue, count }) => queue === place.queue && count > 0)}
                  />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface LinkProps {
  readonly place: Place;
  readonly count: QueueCount | undefined;
}

/** Where one is may stand below the fold of a list this long. */
const showLink = (label: HTMLElement | null) => label?.closest('a')?.scrollIntoView?.({ block: 'nearest' });

function PlaceLink({ place: { queue, to, label, icon }, count }: LinkProps) {
  return (
    <Link
      to={to}
      {...(queue && { params: { queue } })}
      className="control flex scroll-my-3 items-center gap-3 rounded-md px-3 text-sm hover:bg-sunken"
      activeOptions={{ includeSearch: false, exact: to === '/' }}
      activeProps={{ className: 'bg-tint font-bold text-on-tint' }}
    >
      {({ isActive }) => (
        <>
          {'own' in icon ? <OfficeIcon name={icon.own} /> : <Icon name={icon.shared} size={18} />}
          <span ref={isActive ? showLink : null} className="min-w-0 flex-1 truncate">
            {label}
          </span>
          {count && (
            <span className={cx('nums text-xs', count.late > 0 ? 'font-bold text-danger' : 'text-sub')}>
              {countText(count)}
            </span>
          )}
        </>
      )}
    </Link>
  );
}
