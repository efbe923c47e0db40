import { useState } from 'react';
import { brandTexts, roleNames } from '#lib/labels.ja.ts';
import { useMayAct } from '#lib/office.ts';
import { useStaff, type Colleague } from '#lib/staff.ts';
import { whenText } from '#lib/when.ts';
import { ActButton } from '#parts/act/index.ts';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { DataTable } from '#parts/data-table.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { addOperator, setGoodwill } from './acts.tsx';
import { ColleagueDialog } from './colleague-dialog.tsx';
import { staffTexts as t } from './ja.ts';

/** The people of the staff: who is there for what, and whether they can come in. */
export function StaffPage() {
  const staff = useStaff();
  const mayAct = useMayAct();
  const [openId, setOpenId] = useState<string | null>(null);
  const rows = staff.data?.items ?? [];
  const open = rows.find(({ id }) => id === openId);
  const columns = mayAct('changeRole') ? [...base, actColumn(setOpenId)] : base;
  return (
    <>
      <PageHead title={t.title} note={staff.data && t.count(rows.length)}>
        <ActButton act={setGoodwill} />
        <ActButton
          act={addOperator}
          icon={<Icon name="plus" size={18} />}
          onDone={(answer) => setOpenId((answer as { readonly id: string }).id)}
        />
      </PageHead>
      <Loaded query={staff} skeleton={WAITING}>
        {() => <DataTable id="staff" label={t.label} columns={columns} rows={rows} rowId={({ id }) => id} />}
      </Loaded>
      {open && <ColleagueDialog key={open.id} one={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

const WAITING = (
  <div className="p-5">
    <Skeleton>
      <Bone className="h-40" />
    </Skeleton>
  </div>
);

const when = (at: string | null) => (at === null ? brandTexts.none : whenText(at));

const base: readonly Column<Colleague>[] = [
  fixedColumn('name', t.name, ({ name }) => <b>{name}</b>),
  column('role', t.role, ({ role }) => roleNames[role]),
  column('mail', t.mail, ({ mail }) => mail ?? brandTexts.none),
  column('state', t.state, (one) => <State one={one} />),
  column('seen', t.seen, ({ seenAt }) => <span className="nums">{when(seenAt)}</span>),
  numberColumn('sessions', t.sessions, ({ sessions }) => t.sessionCount(sessions)),
];

function State({ one }: { readonly one: Colleague }) {
  const state = stateOf(one);
  return (
    <span className={cx(state === 'DISABLED' && 'font-bold text-danger')}>
      <span>{t.states[state]}</span>
      {state === 'INVITED' && (
        <span className="ml-2 text-xs text-sub">{t.invitedUntil(when(one.invitedUntil))}</span>
      )}
    </span>
  );
}

const actColumn = (open: (id: string) => void): Column<Colleague> =>
  fixedColumn('acts', t.acts, ({ id, name }) => (
    <button
      type="button"
      aria-label={t.edit(name)}
      onClick={() => open(id)}
      className="inline-flex items-center gap-1 font-bold text-primary after:absolute after:inset-0"
    >
      {t.open}
      <Icon name="forward" size={16} />
    </button>
  ));

type StaffState = 'DISABLED' | 'ACTIVE' | 'INVITED' | 'NO_FACTOR' | 'NOT_INVITED';

/** Where somebody stands between invitation and work. */
function stateOf(one: Colleague): StaffState {
  if (one.isDisabled) return 'DISABLED';
  if (one.hasPassword) return one.hasFactor ? 'ACTIVE' : 'NO_FACTOR';
  return one.invitedUntil === null ? 'NOT_INVITED' : 'INVITED';
}
