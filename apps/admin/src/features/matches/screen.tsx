import { personAdminRoutes } from '@yoimachi/contract/person-admin';
import { MATCH_REASON_MAX, type MatchDecision } from '@yoimachi/domain/person';
import { optionsOf } from '#lib/options.ts';
import { useKeys } from '#lib/use-keys.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { Desk, Facts, queueScreen, ReasonField, useReason } from '#parts/workbench/index.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { matchTexts as t } from './ja.ts';
import { useDecide, type Match } from './use-decide.ts';

const kindsOf = ({ kinds }: Match) => kinds.map((kind) => t.kinds[kind]).join('・');
const names = { SAME: t.same, DIFFERENT: t.different } as const;

function Panel({ row }: { readonly row: Match }) {
  const reason = useReason();
  const decide = useDecide(row);
  const say = (decision: MatchDecision) => {
    const given = reason.take();
    if (given !== null && !decide.isPending) decide.mutate({ decision, reason: given });
  };
  useKeys({ r: reason.focus });
  const pending = decide.isPending ? decide.variables?.decision : undefined;
  return (
    <Desk
      row={row}
      side={<ReasonField reason={reason} of="decideMatch" label={t.reason} max={MATCH_REASON_MAX} />}
      error={decide.conflict ? null : decide.error}
      acts={
        <>
          <Button
            variant="line"
            size="md"
            isPending={pending === 'DIFFERENT'}
            onClick={() => say('DIFFERENT')}
          >
            {t.different}
          </Button>
          <Button size="md" isPending={pending === 'SAME'} onClick={() => say('SAME')}>
            {t.same}
          </Button>
        </>
      }
    >
      <Facts facts={[[t.common, kindsOf(row)]]} />
      <div className="grid gap-4 desktop:grid-cols-2">
        <Identity title={t.one} accounts={row.accounts.filter(({ isOfOther }) => !isOfOther)} />
        <Identity title={t.other} accounts={row.accounts.filter(({ isOfOther }) => isOfOther)} />
      </div>
      <p className="phrase text-sm text-sub">{t.detail}</p>
      <ConfirmDialog
        isOpen={decide.conflict !== null}
        onClose={decide.reset}
        title={t.againTitle}
        confirmLabel={t.againConfirm}
        isDestructive
        isPending={decide.isPending}
        onConfirm={() => decide.conflict && decide.mutate({ ...decide.conflict.wanted, isAgain: true })}
      >
        {decide.conflict && <Conflict conflict={decide.conflict} />}
      </ConfirmDialog>
    </Desk>
  );
}

type Decide = ReturnType<typeof useDecide>;

function Conflict({ conflict: { wanted, decided } }: { readonly conflict: NonNullable<Decide['conflict']> }) {
  return (
    <>
      <p>
        {decided
          ? t.decidedBy(visible(decided.by), names[decided.decision], whenText(decided.at))
          : t.decidedBefore}
      </p>
      <p className="pt-2">{t.againDetail(names[wanted.decision])}</p>
    </>
  );
}

export const matches = queueScreen<Match>({
  queue: 'matches',
  list: personAdminRoutes.listMatches,
  narrowsBy: 'kind',
  filter: {
    label: t.filter,
    options: optionsOf(t.kinds),
  },
  line: (row) => ({
    name: row.accounts.map(({ nickname }) => nickname).join('・') || t.noAccounts,
    what: kindsOf(row),
  }),
  Panel,
  keys: t.keys,
  empty: t.empty,
});

/** The accounts of one identity. */
function Identity({ title, accounts }: { readonly title: string; readonly accounts: Match['accounts'] }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h2 className="pb-2 text-sm font-bold">{title}</h2>
      {accounts.length === 0 && <p className="text-sm text-sub">{t.noAccounts}</p>}
      <ul className="flex flex-col gap-2">
        {accounts.map(({ accountId, nickname, who, isSuspended, hasLeft }) => (
          <li key={accountId} className="flex flex-wrap items-center gap-2 text-sm">
            <MemberLink id={accountId} nickname={nickname} />
            <span className="text-xs text-sub">{t.who[who]}</span>
            {isSuspended && <Chip look="danger">{t.suspended}</Chip>}
            {hasLeft && <Chip look="mute">{t.left}</Chip>}
          </li>
        ))}
      </ul>
    </section>
  );
}
