import { useQuery } from '@tanstack/react-query';
import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { call } from '#lib/api.ts';
import { useMayAct } from '#lib/office.ts';
import { useRead } from '#lib/use-read.ts';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { ActButton } from '#parts/act/index.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { Panel } from '#parts/panel.tsx';
import { ReadGate } from '#parts/read-gate.tsx';
import { Facts } from '#parts/workbench/index.ts';
import { Icon } from '#ui/icon.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { Loaded } from '#ui/loaded.tsx';
import { Note } from '#ui/note.tsx';
import { saveForm, saveStatement } from './acts.tsx';
import { onePayoff, type Payoff } from './api.ts';
import { payoffTexts as t } from './ja.ts';
import { Marks } from './marks.tsx';
import { PayoffActs } from './payoff-acts.tsx';
import { ShelfChip } from './shelf-chip.tsx';

/** The payoff that is looked at: where it goes, what stopped it, and what can be done about it. */
export function PayoffPanel({ number }: { readonly number: number | undefined }) {
  if (number === undefined)
    return (
      <Panel title={t.detail}>
        <p className="phrase text-sm text-sub">{t.chooseOne}</p>
      </Panel>
    );
  return <Chosen key={number} number={number} />;
}

function Chosen({ number }: { readonly number: number }) {
  const payoff = useQuery(onePayoff(number));
  return <Loaded query={payoff}>{(loaded) => <One payoff={loaded} />}</Loaded>;
}

function One({ payoff }: { readonly payoff: Payoff }) {
  const mayAct = useMayAct();
  const { cast, review, number, requestedAt, reason, accountChangesAt } = payoff;
  return (
    <Panel title={visible(cast.nickname)} aside={<ShelfChip payoff={payoff} />}>
      <div className="flex flex-col gap-5">
        {review && <Note look="danger">{t.reviewHelp[review]}</Note>}
        <Facts
          facts={[
            [t.cast, <MemberLink key="cast" id={cast.id} nickname={`${cast.nickname} ${cast.number}`} />],
            [t.receipt, String(number)],
            [t.kind, t.kinds[payoff.kind]],
            [t.requested, whenText(requestedAt)],
            [t.reason, reason],
          ]}
        />
        <Marks marks={payoff.marks} />
        {accountChangesAt && <Note>{t.changes(whenText(accountChangesAt))}</Note>}
        {mayAct('readPayoffAccount') && <Account number={number} />}
        <PayoffActs payoff={payoff} />
        <div className="flex flex-wrap gap-2">
          <ActButton act={saveStatement} of={cast} />
          <ActButton act={saveForm} of={cast} />
        </div>
        <History payoff={payoff} />
      </div>
    </Panel>
  );
}

function Account({ number }: { readonly number: number }) {
  const read = useRead(String(number), (reason) =>
    call(payoffAdminRoutes.readPayoffAccount, { params: { number }, body: { reason } }),
  );
  return (
    <ReadGate read={read} what={t.account}>
      {(account) => <Names account={account} />}
    </ReadGate>
  );
}

type AccountRead = CallAnswer<typeof payoffAdminRoutes.readPayoffAccount>;

function Names({ account }: { readonly account: AccountRead }) {
  const { bankName, branchName, accountType, maskedNumber, holderKana, registeredKana, isOwnName } = account;
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-sunken p-4">
      <Facts
        facts={[
          [t.bank, `${bankName} ${branchName}`],
          [t.accountNumber, `${t.accountTypes[accountType]} ${maskedNumber}`],
          [t.registered, registeredKana === '' ? t.erased : registeredKana],
          [t.holder, holderKana.normalize('NFKC')],
        ]}
      />
      <p className={isOwnName ? 'flex gap-2 text-xs text-ok' : 'flex gap-2 text-xs font-bold text-danger'}>
        <Icon name={isOwnName ? 'check' : 'alert'} size={16} />
        {isOwnName ? t.matches : t.differs}
      </p>
    </div>
  );
}

function History({ payoff: { history } }: { readonly payoff: Payoff }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-gothic text-sm font-bold">{t.history}</h3>
      <ol className="flex flex-col gap-2 text-sm">
        {history.map(({ at, action, by, operator, reason }, index) => (
          <li key={index} className="border-l-2 border-line pl-3">
            <p className="flex flex-wrap gap-x-3">
              {t.actions[action]}
              <span className="text-sub">{operator ? t.by(visible(operator)) : t.actors[by]}</span>
              <span className="nums text-xs leading-6 text-sub">{whenText(at)}</span>
            </p>
            {reason && (
              <p className="text-xs text-sub">
                <bdi>{visible(reason)}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
