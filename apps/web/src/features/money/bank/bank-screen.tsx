import { useState } from 'react';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { SpecCard } from '#ui/rows.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { EditForm } from '#people/profile';
import { QueryPage } from '#ui/query-page.tsx';
import { bankAccountQuery, useSaveBankAccount, type BankAnswer, type StoredAccount } from './api/bank.ts';
import { BankFields } from './bank-fields.tsx';
import { bankBodyOf, bankValuesOf, checkBank } from './bank-form.ts';
import { accountTypeLabels, bankTexts as t } from './ja.ts';

/** Where her payoffs go: as stored with its number masked, or the form. */
export function BankAccountPage() {
  const [isEditing, setEditing] = useState(false);
  return (
    <QueryPage title={t.title} query={bankAccountQuery()}>
      {(answer) =>
        answer.account && !isEditing ? (
          <Stored answer={answer} account={answer.account} onChange={() => setEditing(true)} />
        ) : (
          <Editor answer={answer} onClose={() => setEditing(false)} />
        )
      }
    </QueryPage>
  );
}

function Stored({
  account,
  answer,
  onChange,
}: {
  readonly account: StoredAccount;
  readonly answer: BankAnswer;
  readonly onChange: () => void;
}) {
  return (
    <>
      <Page className="gap-6">
        <Note look="ok">{t.privateNote}</Note>
        <SpecCard
          rows={[
            { label: t.bank, value: t.bankOrBranch(account.bankName, account.bankCode) },
            { label: t.branch, value: t.bankOrBranch(account.branchName, account.branchCode) },
            { label: t.accountType, value: accountTypeLabels[account.accountType] },
            { label: t.accountNumber, value: <span className="nums">{account.maskedNumber}</span> },
            { label: t.accountHolder, value: account.accountHolder },
            { label: t.previewShort, value: account.accountHolderKana.normalize('NFKC') },
          ]}
        />
        {account.isOwnName ? (
          <Note look="ok">{t.isOwnName}</Note>
        ) : (
          <Note look="danger">{t.isOtherName(answer.registeredNameKana ?? '')}</Note>
        )}
        <Note>{t.ownNameStrict}</Note>
      </Page>
      <StickyBar>
        <Button variant="line" onClick={onChange}>
          {t.change}
        </Button>
      </StickyBar>
    </>
  );
}

function Editor({ answer, onClose }: { readonly answer: BankAnswer; readonly onClose: () => void }) {
  const [stored] = useState(answer.account);
  const form = useForm({
    start: bankValuesOf(stored),
    check: (values) => checkBank(values, stored),
    says: 'left',
    body: bankBodyOf,
    send: useSaveBankAccount(),
    said: t.saved,
    onDone: onClose,
  });
  const back = stored && (
    <Button variant="line" onClick={onClose}>
      {t.back}
    </Button>
  );
  return (
    <EditForm form={form} label={stored ? t.saveChange : t.save} beside={back}>
      <BankFields form={form} stored={stored} registeredNameKana={answer.registeredNameKana} />
      {stored && <Note>{t.changeNote}</Note>}
      <Note>{t.ownNameStrict}</Note>
    </EditForm>
  );
}
