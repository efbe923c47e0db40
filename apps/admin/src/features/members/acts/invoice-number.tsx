import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Member } from '../api.ts';
import { actTexts as t } from './ja.ts';
import { useMemberAct } from './use-member-act.ts';

const NUMBER = /^T\d{13}$/;

interface Props {
  readonly member: Member;
  readonly onClose: () => void;
}

/** A cast's number for invoices, as she sent it; empty takes it away. */
export function InvoiceNumber({ member: { id: castId }, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  const number = typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
  const isRight = number === '' || NUMBER.test(number);
  const set = useMemberAct({
    accountId: castId,
    act: () =>
      call(payoffAdminRoutes.setInvoiceNumber, {
        params: { castId },
        body: { number: number === '' ? null : number },
      }),
    said: () => (number === '' ? t.invoiceRemoved : t.invoiceSet(number)),
    onClose,
  });
  return (
    <ActDialog
      title={t.invoice}
      help={t.invoiceHelp}
      label={number === '' ? t.invoiceRemove : t.invoiceSave}
      isPending={set.isPending}
      error={set.error}
      onRun={() => {
        setSent(true);
        if (isRight) set.mutate(undefined);
      }}
      onClose={onClose}
    >
      <TextField
        label={t.invoiceNumber}
        help={t.invoiceForm}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={wasSent && !isRight ? t.invoiceWrong : undefined}
      />
    </ActDialog>
  );
}
