import { messageOf } from '@yoimachi/contract/errors';
import type { RefObject } from 'react';
import { HONORIFICS, RECEIPT_NAME_MAX } from '@yoimachi/domain/receipt';
import { Yen } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextField } from '#ui/text-field.tsx';
import { receiptTexts as t } from './ja.ts';
import { Preview, type Issuer } from './preview.tsx';
import type { ReceiptForm as Form } from './use-receipt-form.ts';

/** Long enough for fifty characters that count as two. */
const TYPED_MAX = 4 * RECEIPT_NAME_MAX;

/** Name and honorific, and what will be printed. */
export function ReceiptForm({
  form,
  issuer,
  nameField,
}: {
  readonly form: Form;
  readonly issuer: Issuer;
  readonly nameField: RefObject<HTMLInputElement | null>;
}) {
  const { totals, name, honorific, purchases } = form;
  return (
    <>
      <TextField
        ref={nameField}
        label={t.addressee}
        need="required"
        placeholder={t.addresseeExample}
        maxLength={TYPED_MAX}
        autoComplete="organization"
        value={name}
        error={form.nameError}
        onChange={(event) => form.setName(event.target.value)}
        onBlur={form.leaveName}
      />
      <RadioCards
        label={t.honorific}
        columns={2}
        options={HONORIFICS.map((value) => ({ value, label: value }))}
        value={honorific}
        onChange={form.setHonorific}
      />
      {totals.ok && <Preview {...{ name, honorific, purchases, issuer }} totals={totals.value} />}
    </>
  );
}

/** The button, with the total; or why these purchases cannot share a receipt. */
export function IssueBar({ form }: { readonly form: Form }) {
  const { totals } = form;
  const problem = totals.ok ? form.error : messageOf(totals.error.code);
  const isNothing = !totals.ok && totals.error.code === 'RECEIPT_PURCHASE_REQUIRED';
  return (
    <StickyBar
      terms={problem === null ? t.fixed : isNothing ? problem : <Note look="danger">{problem}</Note>}
      amount={
        totals.ok && (
          <div>
            <p className="nums text-xs text-sub">{t.count(form.purchases.length)}</p>
            <Yen value={totals.value.totalYen} size="lg" />
          </div>
        )
      }
    >
      <Button isPending={form.isPending} isDisabled={!totals.ok} onClick={form.submit}>
        {t.issue}
      </Button>
    </StickyBar>
  );
}
