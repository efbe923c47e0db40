import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { ActButton, OpenAct, type Act } from '#parts/act/index.ts';
import { ActMenu } from '#parts/act-menu.tsx';
import { OfficeIcon } from '#parts/icon.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Member } from '../api.ts';
import * as declared from './declared.tsx';
import type { Given } from './declared.tsx';
import { actTexts as t } from './ja.ts';

const { rename, setClass, birthday, proposeExport, invoice, leave, goodwill, adjust, payLeaving } = declared;
const changes: readonly Act<Member>[] = [rename, setClass, birthday, proposeExport, invoice, leave];
const points: readonly Act<Given>[] = [goodwill, adjust, payLeaving];

const route = getRouteApi('/_office/members/$accountId');

/** What the role may do with a member; whoever left is not changed any more. */
export default function Acts({ member }: { readonly member: Member }) {
  const mayAct = useMayAct();
  const { goodwillFor, points: firstPoints } = route.useSearch();
  const navigate = route.useNavigate();
  const mayGive = mayAct('giveGoodwill') && goodwill.isFor?.(member) === true;
  const [open, setOpen] = useState<Act<Given> | null>(goodwillFor !== undefined && mayGive ? goodwill : null);
  if (member.leftAt !== null) return null;
  const close = () => {
    setOpen(null);
    // What the address opened does not open again with the next look at it.
    if (goodwillFor !== undefined)
      void navigate({ search: ({ tab }) => (tab === undefined ? {} : { tab }), replace: true });
  };
  const first = goodwillFor && { points: firstPoints ?? null, reason: t.feeMadeGood(goodwillFor) };
  const menu = (label: string, acts: readonly Act<Given>[]) => (
    <ActMenu
      label={label}
      acts={acts
        .filter((act) => mayAct(act.name) && act.isFor?.(member) !== false)
        .map((act) => ({ id: act.name, label: String(act.open ?? act.label) }))}
      onAct={(id) => setOpen(acts.find(({ name }) => name === id) ?? null)}
    />
  );
  const isSuspended = member.suspendedAt !== null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ActButton act={declared.view} of={member} icon={<OfficeIcon name="eye" size={18} />} />
      {menu(t.change, changes)}
      {menu(t.points, points)}
      {isSuspended ? (
        <ActButton act={declared.lift} of={member} />
      ) : (
        <ActButton act={declared.suspend} of={member} look="danger" icon={<Icon name="block" size={18} />} />
      )}
      <div className="contents">
        {open && <OpenAct act={open} of={{ ...member, first: first || undefined }} onClose={close} />}
      </div>
    </div>
  );
}
