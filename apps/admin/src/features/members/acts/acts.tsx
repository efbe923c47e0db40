import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMayAct } from '#lib/office.ts';
import { ActMenu, type MenuAct } from '#parts/act-menu.tsx';
import { OfficeIcon } from '#parts/icon.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Member } from '../api.ts';
import { Adjust } from './adjust.tsx';
import { CorrectBirthday } from './correct-birthday.tsx';
import { Goodwill } from './goodwill.tsx';
import { actTexts as t } from './ja.ts';
import { InvoiceNumber } from './invoice-number.tsx';
import { Leave } from './leave.tsx';
import { Lift } from './lift.tsx';
import { PayLeaving } from './pay-leaving.tsx';
import { ProposeExport } from './propose-export.tsx';
import { Rename } from './rename.tsx';
import { SetClass } from './set-class.tsx';
import { Suspend } from './suspend.tsx';
import { View } from './view.tsx';

type Open =
  | 'suspend'
  | 'lift'
  | 'rename'
  | 'setClass'
  | 'birthday'
  | 'goodwill'
  | 'adjust'
  | 'export'
  | 'invoice'
  | 'payLeaving'
  | 'leave'
  | 'view';

const route = getRouteApi('/_office/members/$accountId');

/** What the role may do with a member; whoever left is not changed any more. */
export default function Acts({ member }: { readonly member: Member }) {
  const mayAct = useMayAct();
  const { goodwillFor, points: firstPoints } = route.useSearch();
  const navigate = route.useNavigate();
  const mayGive = member.side === 'GUEST' && mayAct('giveGoodwill');
  const [open, setOpen] = useState<Open | null>(goodwillFor !== undefined && mayGive ? 'goodwill' : null);
  if (member.leftAt !== null) return null;
  const close = () => {
    setOpen(null);
    // What the address opened does not open again with the next look at it.
    if (goodwillFor !== undefined)
      void navigate({ search: ({ tab }) => (tab === undefined ? {} : { tab }), replace: true });
  };
  const first = goodwillFor && { points: firstPoints ?? null, reason: t.feeMadeGood(goodwillFor) };
  const act = (id: Open, isThere: boolean): MenuAct[] => (isThere ? [{ id, label: t[id] }] : []);
  const changes = [
    ...act('rename', mayAct('rename')),
    ...act('setClass', member.castClass !== null && mayAct('setCastClass')),
    ...act('birthday', mayAct('correctBirthday')),
    ...act('export', mayAct('proposePersonalExport')),
    ...act('invoice', member.side === 'CAST' && mayAct('setInvoiceNumber')),
    ...act('leave', mayAct('leaveFor')),
  ];
  const points = [
    ...act('goodwill', mayGive),
    ...act('adjust', mayAct('proposeAdjustment')),
    ...act('payLeaving', member.side === 'CAST' && mayAct('payLeavingCast')),
  ];
  const dialogs: Readonly<Record<Open, ReactNode>> = {
    suspend: <Suspend member={member} onClose={close} />,
    lift: <Lift member={member} onClose={close} />,
    rename: <Rename member={member} onClose={close} />,
    setClass: member.castClass && <SetClass member={member} castClass={member.castClass} onClose={close} />,
    birthday: <CorrectBirthday member={member} onClose={close} />,
    goodwill: <Goodwill member={member} first={first || undefined} onClose={close} />,
    adjust: <Adjust member={member} onClose={close} />,
    export: <ProposeExport member={member} onClose={close} />,
    invoice: <InvoiceNumber member={member} onClose={close} />,
    payLeaving: <PayLeaving member={member} onClose={close} />,
    leave: <Leave member={member} onClose={close} />,
    view: <View member={member} onClose={close} />,
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mayAct('viewAsMember') && (
        <SmallButton onClick={() => setOpen('view')}>
          <OfficeIcon name="eye" size={18} />
          {t.view}
        </SmallButton>
      )}
      <ActMenu label={t.change} acts={changes} onAct={(id) => setOpen(id as Open)} />
      <ActMenu label={t.points} acts={points} onAct={(id) => setOpen(id as Open)} />
      {member.suspendedAt === null && mayAct('suspendAccount') && (
        <SmallButton look="danger" onClick={() => setOpen('suspend')}>
          <Icon name="block" size={18} />
          {t.suspend}
        </SmallButton>
      )}
      {member.suspendedAt !== null && mayAct('liftSuspension') && (
        <SmallButton onClick={() => setOpen('lift')}>{t.lift}</SmallButton>
      )}
      <div className="contents">{open !== null && dialogs[open]}</div>
    </div>
  );
}
