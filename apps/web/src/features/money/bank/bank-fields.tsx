import { isOwnName, toHolderKana } from '@yoimachi/domain/bank';
import { BankAccountType } from '@yoimachi/domain/account';
import type { FormState } from '#lib/use-form.ts';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Note } from '#ui/note.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { SpecCard } from '#ui/rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { banksQuery, branchesQuery, type StoredAccount } from './api/bank.ts';
import { keepsNumber, yuchoOf, type BankValues } from './bank-form.ts';
import { accountTypeLabels, bankTexts as t } from './ja.ts';
import { BankOrBranchField } from './bank-or-branch-field.tsx';

interface Props {
  readonly form: FormState<BankValues>;
  readonly stored: StoredAccount | null;
  readonly registeredNameKana: string | null;
}

const number = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Every field of the payoff account: during registration, and where it is changed. */
export function BankFields({ form, stored, registeredNameKana }: Props) {
  const { values } = form;
  return (
    <>
      <Note look="ok">{t.privateNote}</Note>
      <Note>{t.ownName}</Note>
      <Checkbox isCard label={t.yucho} help={t.yuchoHelp} {...form.tick('isYucho')} />
      {values.isYucho ? <YuchoFields form={form} /> : <BankAndBranchFields form={form} stored={stored} />}
      <TextField
        label={t.accountHolder}
        need="required"
        help={t.accountHolderHelp}
        placeholder={t.accountHolderPlaceholder}
        {...form.field('accountHolder')}
      />
      <HolderPreview accountHolder={values.accountHolder} registeredNameKana={registeredNameKana} />
    </>
  );
}

function BankAndBranchFields({ form, stored }: Omit<Props, 'registeredNameKana'>) {
  const { values, change, errorOf, field } = form;
  const masked = keepsNumber(values, stored) ? stored?.maskedNumber : undefined;
  return (
    <>
      <BankOrBranchField
        label={t.bank}
        placeholder={t.bankPlaceholder}
        name={values.bankName}
        code={values.bankCode}
        error={errorOf('bankName') ?? errorOf('bankCode')}
        queryOf={banksQuery}
        onBlur={field('bankName').onBlur}
        onChange={({ name, code }) =>
          change({
            bankName: name,
            bankCode: code,
            ...(code !== values.bankCode && { branchName: '', branchCode: '' }),
          })
        }
      />
      <BankOrBranchField
        key={values.bankCode}
        label={t.branch}
        placeholder={t.branchPlaceholder}
        help={values.bankCode === '' ? t.branchFirst : undefined}
        isDisabled={values.bankCode === ''}
        name={values.branchName}
        code={values.branchCode}
        error={errorOf('branchName') ?? errorOf('branchCode')}
        queryOf={(text) => branchesQuery(values.bankCode, text)}
        onBlur={field('branchName').onBlur}
        onChange={({ name, code }) => change({ branchName: name, branchCode: code })}
      />
      <RadioCards
        label={t.accountType}
        columns={3}
        {...form.choice('accountType')}
        options={Object.values(BankAccountType).map((value) => ({ value, label: accountTypeLabels[value] }))}
      />
      <TextField
        label={t.accountNumber}
        need={masked === undefined ? 'required' : undefined}
        help={masked === undefined ? t.accountNumberHelp : t.accountNumberKept(masked)}
        placeholder={masked}
        {...number}
        {...field('accountNumber')}
      />
    </>
  );
}

function YuchoFields({ form }: { readonly form: FormState<BankValues> }) {
  const account = yuchoOf(form.values);
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label={t.yuchoSymbol}
          need="required"
          placeholder={t.yuchoSymbolHelp}
          {...number}
          {...form.field('yuchoSymbol')}
        />
        <TextField
          label={t.yuchoNumber}
          need="required"
          placeholder={t.yuchoNumberHelp}
          {...number}
          {...form.field('yuchoNumber')}
        />
      </div>
      <div aria-live="polite" aria-label={t.yuchoPreview}>
        {account && (
          <SpecCard
            look="sunken"
            rows={[
              { label: t.branch, value: t.bankOrBranch(account.branchName, account.branchCode) },
              { label: t.accountType, value: accountTypeLabels[account.accountType] },
              { label: t.accountNumber, value: <span className="nums">{account.accountNumber}</span> },
            ]}
          />
        )}
      </div>
    </>
  );
}

/** The name as the transfer will show it, while typing: one wrong letter and the money comes back. */
function HolderPreview({
  accountHolder,
  registeredNameKana,
}: {
  readonly accountHolder: string;
  readonly registeredNameKana: string | null;
}) {
  const kana = toHolderKana(accountHolder);
  const refused = kana.ok ? undefined : kana.error.details?.['characters'];
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      {kana.ok && (
        <Card look="sunken" className="flex flex-col gap-1">
          <p className="text-xs text-sub">{t.preview}</p>
          <p className="nums font-bold break-all">{kana.value.normalize('NFKC')}</p>
        </Card>
      )}
      {Array.isArray(refused) && <Note>{t.refusedCharacters(refused.join(' '))}</Note>}
      {kana.ok &&
        registeredNameKana !== null &&
        (isOwnName(kana.value, registeredNameKana) ? (
          <Note look="ok">{t.isOwnName}</Note>
        ) : (
          <Note>{t.isOtherName(registeredNameKana)}</Note>
        ))}
    </div>
  );
}
