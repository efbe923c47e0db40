import { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { pages } from '#lib/queries.ts';
import { ActButton } from '#parts/act/index.ts';
import { ListTable } from '#parts/list-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Chip } from '#ui/chip.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { State } from '#ui/state.tsx';
import { readEvidence, type Chargeback } from './evidence.tsx';
import { chargebackTexts as t } from './ja.ts';

/** What card companies took back, the newest first, and what is owed because of it. */
export const ChargebacksPage = () => (
  <>
    <PageHead title={t.title} />
    <ListTable
      id="chargebacks"
      label={t.label}
      of={pages(billingAdminRoutes.listChargebacks)}
      columns={columns}
      rowId={({ chargebackId }) => chargebackId}
      empty={<State icon="check" title={t.empty} detail={t.emptyDetail} />}
      bones={1}
      bone="h-40"
    />
  </>
);

const OUTCOME_LOOKS = { WON: 'ok', LOST: 'danger' } as const;

function Outcome({ outcome }: Pick<Chargeback, 'outcome'>) {
  if (outcome === null) return <Chip look="mute">{t.open}</Chip>;
  return <Chip look={OUTCOME_LOOKS[outcome]}>{t.outcomes[outcome]}</Chip>;
}

function RespondBy({ respondBy, outcome }: Pick<Chargeback, 'respondBy' | 'outcome'>) {
  if (respondBy === null) return <span className="text-sub">{t.noDeadline}</span>;
  const when = formatDeadline(new Date(respondBy), now());
  const isOver = outcome !== null || new Date(respondBy) <= now();
  return (
    <span className={cx('nums whitespace-nowrap', isOver ? 'text-sub' : 'font-bold')}>
      {isOver ? t.over(when) : when}
    </span>
  );
}

const LOOKS = { OPEN: 'danger', PAID: 'ok', WAIVED: 'mute' } as const;

const columns: readonly Column<Chargeback>[] = [
  {
    id: 'at',
    header: t.at,
    isFixed: true,
    cell: ({ at }) => <span className="nums whitespace-nowrap">{formatDeadline(new Date(at), now())}</span>,
  },
  {
    id: 'guest',
    header: t.guest,
    cell: ({ guestId, nickname }) => <MemberLink id={guestId} nickname={nickname} />,
  },
  { id: 'respondBy', header: t.respondBy, cell: (row) => <RespondBy {...row} /> },
  { id: 'outcome', header: t.outcome, cell: ({ outcome }) => <Outcome outcome={outcome} /> },
  {
    id: 'evidence',
    header: t.evidence,
    cell: (row) => <ActButton act={readEvidence} of={row} icon={<Icon name="download" size={18} />} />,
  },
  { id: 'amount', header: t.amount, isNumber: true, cell: ({ amountYen }) => formatCount(amountYen) },
  { id: 'taken', header: t.taken, isNumber: true, cell: ({ takenPoints }) => formatCount(takenPoints) },
  { id: 'debt', header: t.debt, isNumber: true, cell: ({ debtPoints }) => formatCount(debtPoints) },
  {
    id: 'state',
    header: t.state,
    cell: ({ debt }) =>
      debt === null ? (
        <span className="text-sub">{t.none}</span>
      ) : (
        <Chip look={LOOKS[debt]}>{t.states[debt]}</Chip>
      ),
  },
  {
    id: 'purchase',
    header: t.purchase,
    cell: ({ purchaseId }) => <span className="nums text-xs text-sub">{purchaseId}</span>,
  },
];
