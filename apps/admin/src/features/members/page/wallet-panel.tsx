import { Link } from '@tanstack/react-router';
import { useMayAct } from '#lib/office.ts';
import { Facts } from '#parts/workbench/index.ts';
import { pointsText } from '#ui/amount.tsx';
import type { Member } from '../api.ts';
import { pageTexts as t } from './ja.ts';
import { Panel } from './panel.tsx';

/** What a guest can spend and owes, what is a cast's. */
export function WalletPanel({ member }: { readonly member: Member }) {
  const mayAct = useMayAct();
  const toLedger = mayAct('listMemberPoints') && (
    <Link
      to="/members/$accountId"
      params={{ accountId: member.id }}
      search={{ tab: 'points' }}
      className="font-bold text-primary underline-offset-4 hover:underline"
    >
      {t.toLedger}
    </Link>
  );
  return (
    <Panel title={t.wallet} note={toLedger}>
      <Facts facts={[[t.balance, <b key="balance">{pointsText(member.points)}</b>], ...factsOf(member)]} />
    </Panel>
  );
}

const someOf = (points: number) => (points === 0 ? null : pointsText(points));

function factsOf({ guest, cast }: Member): (readonly [string, string | null])[] {
  if (guest)
    return [
      [t.paid, pointsText(guest.paidPoints)],
      [t.free, pointsText(guest.freePoints)],
      [t.held, someOf(guest.heldPoints)],
      [t.owed, someOf(guest.openDebtPoints)],
      [t.card, guest.paymentReviewAt ? t.review : guest.hasCard ? t.registeredCard : t.notSaid],
    ];
  if (!cast) return [];
  return [
    [t.frozenPoints, someOf(cast.frozenPoints)],
    [t.bank, cast.hasBankAccount ? t.registeredCard : t.notSaid],
  ];
}
