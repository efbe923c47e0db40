import { Link } from '@tanstack/react-router';
import { areaName } from '@yoimachi/domain/profile';
import { brandTexts } from '#lib/labels.ja.ts';
import { visible } from '#lib/visible.ts';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { formatCount } from '#ui/amount.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { cx } from '#ui/cx.ts';
import { dayOf, formatDay, formatDeadline } from '#ui/lib/dates.ts';
import type { ListedMember } from './api.ts';
import { listTexts as t } from './list.ja.ts';
import { nameOf } from './name.ts';
import { ageNames, classNames, sideNames } from './names.ja.ts';
import { ratingOf } from './rating.ts';
import { StateChip } from './state-chip.tsx';

/** What the list shows of a member; the name opens the member's page. */
export const memberColumns = (now: Date): readonly Column<ListedMember>[] => [
  fixedColumn('member', t.member, (row) => <Name row={row} />),
  column('side', t.side, ({ side }) => <span className="whitespace-nowrap">{sideNames[side]}</span>),
  column('state', t.state, (row) => <StateChip member={row} />),
  column('age', t.age, (row) => <Age row={row} />),
  column('place', t.place, (row) => <Place row={row} />),
  column('stage', t.stage, ({ castClass, stage }) => (
    <span className="whitespace-nowrap">
      <span>{castClass === null ? brandTexts.none : classNames[castClass]}</span>
      {stage !== null && <span className="nums ml-2 text-xs text-sub">{t.stageOf(stage)}</span>}
    </span>
  )),
  numberColumn('rating', t.rating, (row) => <span className="whitespace-nowrap">{ratingOf(row)}</span>),
  numberColumn('points', t.points, ({ points }) => <b>{formatCount(points)}</b>),
  numberColumn('penalties', t.penalties, ({ penalties }) => (
    <span className={cx(penalties > 0 && 'font-bold text-danger')}>{penalties}</span>
  )),
  numberColumn('seen', t.seen, ({ lastSeenAt }) => (
    <span className="whitespace-nowrap text-sub">
      {lastSeenAt === null ? brandTexts.none : formatDeadline(new Date(lastSeenAt), now)}
    </span>
  )),
  numberColumn('registered', t.registered, ({ registeredAt }) => (
    <span className="whitespace-nowrap text-sub">{formatDay(dayOf(new Date(registeredAt)))}</span>
  )),
];

function Name({ row }: { readonly row: ListedMember }) {
  const { id, photo, nickname, number } = row;
  return (
    <span className="flex items-center gap-3 py-1">
      <Avatar src={photo} name={visible(nickname)} size={32} />
      <Link
        to="/members/$accountId"
        params={{ accountId: id }}
        className="max-w-44 truncate font-mincho text-base font-bold after:absolute after:inset-0"
      >
        <bdi>{nameOf(row)}</bdi>
      </Link>
      <span className="nums text-xs whitespace-nowrap text-sub">{number}</span>
    </span>
  );
}

function Age({ row: { ageState } }: { readonly row: ListedMember }) {
  return (
    <span
      className={cx(
        'whitespace-nowrap',
        ageState === 'CHECKED'
          ? 'text-sub'
          : ageState === 'REFUSED'
            ? 'font-bold text-danger'
            : 'font-bold text-gold',
      )}
    >
      {ageNames[ageState]}
    </span>
  );
}

function Place({ row: { store, prefecture, district } }: { readonly row: ListedMember }) {
  const area = prefecture === null || district === null ? null : areaName(prefecture, district);
  if (store === null && area === null) return <span>{brandTexts.none}</span>;
  return (
    <span className="block max-w-64 truncate">
      {store !== null && <bdi>{visible(store.name)}</bdi>}
      {area !== null && (
        <span className={cx(store !== null && 'ml-2 text-xs text-sub')}>{visible(area)}</span>
      )}
    </span>
  );
}
