import { messageOf } from '@yoimachi/contract/errors';
import { cannedReasons } from '@yoimachi/contract/queue';
import { receiptAdminRoutes } from '@yoimachi/contract/receipt-admin';
import {
  checkReceiptName,
  HONORIFICS,
  numberText,
  RECEIPT_NAME_MAX,
  receiptFileName,
  type Honorific,
} from '@yoimachi/domain/receipt';
import { visible } from '#lib/visible.ts';
import { act, line, readReason, type Field } from '#parts/act/index.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { Note } from '#ui/note.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { isCorrectable, type Receipt } from './chain.ts';
import { receiptTexts as t } from './ja.ts';

const whyPrinted = [cannedReasons.read.ASKED_BY_PERSON, t.forBooks, cannedReasons.read.AUTHORITY];
const whyCorrected = [t.misspelt, t.otherName, cannedReasons.read.ASKED_BY_PERSON];
/** Long enough for fifty characters that count as two. */
const TYPED_MAX = 4 * RECEIPT_NAME_MAX;

const params = ({ receiptId }: Receipt) => ({ receiptId });
const isVoid = ({ replacedBy }: Receipt) => replacedBy !== null;
const openOf = (label: (receipt: Receipt) => string) => (receipt: Receipt) =>
  t.actOf(numberText(receipt.number), label(receipt));
const reprintLabel = (receipt: Receipt) => (isVoid(receipt) ? t.voidCopy : t.reprint);

/** The paper of a receipt once more, marked as such or as void, for a reason that is kept. */
export const reprint = act(receiptAdminRoutes, 'reprintReceipt', {
  title: ({ number, ...receipt }: Receipt) =>
    isVoid({ number, ...receipt }) ? t.voidTitle(numberText(number)) : t.reprintTitle(numberText(number)),
  help: ({ replacedBy }) => (replacedBy === null ? t.reprintHelp : t.voidHelp(numberText(replacedBy))),
  label: t.download,
  open: reprintLabel,
  openOf: openOf(reprintLabel),
  params,
  fields: () => ({ reason: readReason(whyPrinted) }),
  onDone: (file, { number }) => saveFile(file, receiptFileName(number)),
  done: t.printed,
});

const honorificField = (start: Honorific): Field<Honorific> => ({
  start,
  draw: ({ value, onChange }) => (
    <RadioCards
      label={t.honorific}
      columns={2}
      options={HONORIFICS.map((one) => ({ value: one, label: one }))}
      value={value}
      onChange={onChange}
    />
  ),
});

/** What is wrong with a name by the rule of the guest's own form. */
const problemOf = (name: string) => {
  const checked = checkReceiptName(name);
  return checked.ok ? undefined : messageOf(checked.error.code);
};
const printed = (name: string): string => {
  const checked = checkReceiptName(name);
  return checked.ok ? checked.value : name;
};

/** Another name for a receipt: it is void then, and the next number says the same under the right name. */
export const correct = act(receiptAdminRoutes, 'correctReceipt', {
  title: ({ number }) => t.correctTitle(numberText(number)),
  help: t.correctHelp,
  label: t.correct,
  openOf: openOf(() => t.correct),
  isFor: isCorrectable,
  params,
  above: (receipt) => (
    <dl className="rounded-md bg-sunken px-4 py-3 text-sm">
      <dt className="text-xs text-sub">{t.nameBefore}</dt>
      <dd>
        <bdi className="break-all">{visible(`${receipt.addressee} ${receipt.honorific}`)}</bdi>
      </dd>
    </dl>
  ),
  fields: ({ addressee, honorific }: Receipt) => ({
    name: {
      ...line(t.nameAfter, { start: addressee, need: 'required', max: TYPED_MAX }),
      problemOf,
      sentAs: printed,
    },
    honorific: honorificField(honorific),
    reason: readReason(whyCorrected),
  }),
  check: ({ name, honorific }, receipt) => ({
    name: printed(name) === receipt.addressee && honorific === receipt.honorific ? t.unchanged : undefined,
  }),
  aside: (_typed, receipt) => (
    <Note isBoxed>
      <ul className="flex list-disc flex-col gap-1 pl-4">
        <li>{t.willVoid(numberText(receipt.number))}</li>
        <li>{receipt.returnedYen > 0 ? t.willIssueRest : t.willIssue}</li>
        <li>{t.willShow}</li>
      </ul>
    </Note>
  ),
  done: ({ number }) => t.corrected(numberText(number)),
});
