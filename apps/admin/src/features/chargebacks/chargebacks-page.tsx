import { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { cannedReasons } from '@yoimachi/contract/queue';
import { pages } from '#lib/queries.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { ActButton, act, readReason } from '#parts/act/index.ts';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { ListTable } from '#parts/list-table.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Chip } from '#ui/chip.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { now } from '#ui/lib/clock.ts';
import { dayOf } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { State } from '#ui/state.tsx';
import { chargebackTexts as t } from './ja.ts';

type Chargeback = CallAnswer<typeof billingAdminRoutes.listChargebacks>['items'][number];

/** What speaks for a payment that was taken back, saved as a file; why is kept. */
const readEvidence = act(billingAdminRoutes, 'readEvidence', {
  title: t.evidenceTitle,
  help: t.evidenceHelp,
  label: t.save,
  open: t.evidence,
  openOf: ({ nickname }) => t.evidenceOf(visible(nickname)),
  params: ({ chargebackId }: Chargeback) => ({ chargebackId }),
  fields: () => ({ reason: readReason([t.forCardCompany, cannedReasons.read.AUTHORITY]) }),
  onDone: (file) => saveFile(file, t.fileName(dayOf(now()))),
  done: t.saved,
});

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
  const when = whenText(respondBy);
  const isOver = outcome !== null || new Date(respondBy) <= now();
  return (
    <span className={cx('nums whitespace-nowrap', isOver ? 'text-sub' : 'font-bold')}>
      {isOver ? t.over(when) : when}
    </span>
  );
}

const LOOKS = { OPEN: 'danger', PAID: 'ok', WAIVED: 'mute' } as const;

const columns: readonly Column<Chargeback>[] = [
  fixedColumn('at', t.at, ({ at }) => <span className="nums whitespace-nowrap">{whenText(at)}</span>),
  column('guest', t.guest, ({ guestId, nickname }) => <MemberLink id={guestId} nickname={nickname} />),
  column('respondBy', t.respondBy, (row) => <RespondBy {...row} />),
  column('outcome', t.outcome, ({ outcome }) => <Outcome outcome={outcome} />),
  column('evidence', t.evidence, (row) => (
    <ActButton act={readEvidence} of={row} icon={<Icon name="download" size={18} />} />
  )),
  numberColumn('amount', t.amount, ({ amountYen }) => formatCount(amountYen)),
  numberColumn('taken', t.taken, ({ takenPoints }) => formatCount(takenPoints)),
  numberColumn('debt', t.debt, ({ debtPoints }) => formatCount(debtPoints)),
  column('state', t.state, ({ debt }) =>
    debt === null ? (
      <span className="text-sub">{t.none}</span>
    ) : (
      <Chip look={LOOKS[debt]}>{t.states[debt]}</Chip>
    ),
  ),
  column('purchase', t.purchase, ({ purchaseId }) => (
    <span className="nums text-xs text-sub">{purchaseId}</span>
  )),
];
