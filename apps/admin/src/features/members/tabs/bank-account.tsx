import { bankAdminRoutes } from '@yoimachi/contract/bank-admin';
import { call } from '#lib/api.ts';
import { useRead } from '#lib/use-read.ts';
import { ReadGate } from '#parts/read-gate.tsx';
import { Facts } from '#parts/workbench/index.ts';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { tabTexts as t } from './ja.ts';

/** Where a cast's rewards go, beside her registered name: private, so why is asked first. */
export function BankAccount({ castId }: { readonly castId: string }) {
  const read = useRead(castId, (reason) =>
    call(bankAdminRoutes.readCastAccount, { params: { castId }, body: { reason } }),
  );
  return (
    <div className="border-b border-line p-5">
      <ReadGate read={read} what={t.account}>
        {({
          bankCode,
          branchCode,
          accountType,
          accountNumber,
          holder,
          holderKana,
          registeredKana,
          changedAt,
        }) => (
          <Facts
            facts={[
              [t.bank, `${bankCode}-${branchCode}`],
              [t.accountNumber, `${accountType} ${accountNumber}`],
              [t.holder, `${holder}（${holderKana.normalize('NFKC')}）`],
              [t.registeredKana, registeredKana === '' ? t.erased : registeredKana],
              [t.accountChanged, changedAt && formatDeadline(new Date(changedAt), now())],
            ]}
          />
        )}
      </ReadGate>
    </div>
  );
}
