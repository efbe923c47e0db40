import { messageOf } from '@yoimachi/contract/errors';
import type { RefObject } from 'react';
import { HONORIFICS, RECEIPT_NAME_MAX } from '@yoimachi/domain/receipt';
import { type AnswerOf } from '@yoimachi/contract/route';
import { type receiptRoutes, type OpenDay } from '@yoimachi/contract/receipt';
import { lineText, printedDay, PROVISO, printedName } from '@yoimachi/domain/receipt';
import { type Honorific, type ReceiptTotals } from '@yoimachi/domain/receipt';
import { Yen } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/page.tsx';
import { Spec } from '#ui/rows.tsx';
import { receiptTexts as t } from './ja.ts';
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

type Purchase = OpenDay['purchases'][number];
type Issuer = AnswerOf<typeof receiptRoutes.openPurchases>['issuer'];

interface Props {
  readonly name: string;
  readonly honorific: Honorific;
  readonly purchases: readonly Purchase[];
  readonly totals: ReceiptTotals;
  readonly issuer: Issuer;
}

/** What will be printed, by the same functions that print it. */
function Preview({ name, honorific, purchases, totals, issuer }: Props) {
  return (
    <Section title={t.preview}>
      <Card className="flex flex-col gap-4">
        <p className="border-b border-line pb-2 text-lg break-words">
          {t.previewName(printedName(name), honorific)}
        </p>
        <div className="flex flex-col items-center gap-1">
          <p className="text-xs text-sub">{t.total}</p>
          <Yen value={totals.totalYen} size="xl" />
          <p className="nums text-xs text-sub">{t.tax(totals.taxYen)}</p>
        </div>
        <Spec
          rows={[
            { label: t.provisoLabel, value: PROVISO },
            { label: t.tradedOn, value: <span className="nums">{printedDay(totals.day)}</span> },
            { label: t.content, value: <Lines purchases={purchases} /> },
            { label: t.method, value: t.card },
            { label: t.issuer, value: issuer.name },
            { label: t.registration, value: <span className="nums">{issuer.registrationNumber}</span> },
          ]}
        />
      </Card>
    </Section>
  );
}

function Lines({ purchases }: { readonly purchases: readonly Purchase[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {purchases.map(({ purchaseId, kind, points, amountYen }) => (
        <li key={purchaseId} className="flex items-baseline justify-between gap-3">
          <span className="nums">{lineText(kind, points)}</span>
          <Yen value={amountYen} size="sm" />
        </li>
      ))}
    </ul>
  );
}
