import type { ReactNode } from 'react';
import { BankAccountType } from '@yoimachi/domain/account';
import { Note } from '../../ui/note.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { bankAccountTypeLabels, useFields } from '../profile/index.ts';
import { saveBankAccount, useSaveStep } from './api/save-step.ts';
import { bankValuesOf, checkBank } from './checks.ts';
import { registrationTexts as t } from './ja.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './wizard-screen.tsx';

/** Step 2: the account her payoffs go to. */
export function BankStep({ cast, onSaved, onPrevious }: StepProps) {
  const fields = useFields({
    start: bankValuesOf(cast),
    check: checkBank,
    save: useSaveStep(saveBankAccount),
    onSaved,
  });
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <StepFrame step={2} fields={fields} onPrevious={onPrevious}>
      <Note look="ok">{t.privateNote}</Note>
      <Note>{t.ownName}</Note>
      <Pair>
        <TextField
          label={t.bankName}
          need="required"
          placeholder={t.bankNamePlaceholder}
          {...fields.input('bankName')}
        />
        <TextField
          label={t.bankCode}
          placeholder={t.bankCodeHelp}
          {...number}
          {...fields.input('bankCode')}
        />
      </Pair>
      <Pair>
        <TextField
          label={t.branchName}
          need="required"
          placeholder={t.branchNamePlaceholder}
          {...fields.input('branchName')}
        />
        <TextField
          label={t.branchCode}
          placeholder={t.branchCodeHelp}
          {...number}
          {...fields.input('branchCode')}
        />
      </Pair>
      <RadioCards
        label={t.accountType}
        columns={3}
        value={fields.values.accountType}
        onChange={(accountType) => fields.change({ accountType })}
        options={Object.values(BankAccountType).map((value) => ({
          value,
          label: bankAccountTypeLabels[value],
        }))}
      />
      <TextField
        label={t.accountNumber}
        need="required"
        help={t.accountNumberHelp}
        {...number}
        {...fields.input('accountNumber')}
      />
      <TextField
        label={t.accountHolder}
        need="required"
        placeholder={t.accountHolderPlaceholder}
        {...fields.input('accountHolder')}
      />
    </StepFrame>
  );
}

/** A name and its code, side by side. */
function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-2 items-start gap-4">{children}</div>;
}
