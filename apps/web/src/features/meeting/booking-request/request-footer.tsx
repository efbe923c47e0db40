import { useRouter } from '@tanstack/react-router';
import { formatDeadline, formatSpan } from '#lib/dates.ts';
import { useWaysToPay } from '#lib/use-address-sheet.ts';
import { useNow } from '#lib/use-now.ts';
import { errorMessage } from '#lib/api-error.ts';
import { Points, pointsText, yenText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Note } from '#ui/note.tsx';
import { MoreMark, moreLinkClass } from '#ui/page.tsx';
import { isCardRefused, isPaymentDue, isPhoneMissing, readAgain, repairOf } from './failures.ts';
import { requestTexts } from './ja.ts';
import type { Cost } from './cost.ts';
import type { RequestForm } from './use-request-form.ts';
import { messageOf } from '@yoimachi/contract/errors';
import { showPart, type FormPart } from './form-parts.ts';

interface Props {
  readonly form: RequestForm;
  readonly onSubmit: () => void;
}

/** When, how much, on what terms, and the one button: it sends, or reloads what failed to load; without a card, the way to one instead. */
export function RequestFooter({ form, onSubmit }: Props) {
  const now = useNow();
  const { choice, cost, deadlineAt } = form;
  return (
    <div className="flex flex-col gap-2">
      {choice && cost && (
        <div className="flex items-end justify-between gap-3">
          <span className="nums flex flex-col text-xs text-sub">
            <span>{formatSpan(choice.startMinute, choice.startMinute + choice.minutes)}</span>
            {deadlineAt && <span>{requestTexts.deadline(formatDeadline(new Date(deadlineAt), now))}</span>}
          </span>
          <Points value={cost.required} size="lg" />
        </div>
      )}
      <ChangedNote changed={form.changed} marks={form.marks} />
      {form.failure && <Failure error={form.failure.error} here={form.here} />}
      {form.isBack && <Note>{requestTexts.authenticating}</Note>}
      <Act form={form} onSubmit={onSubmit} />
    </div>
  );
}

function Act({ form, onSubmit }: Props) {
  const { toCard, toPoints } = useWaysToPay(form.here);
  if (form.need) {
    return (
      <>
        <Note look="danger">{requestTexts.cardNeeded[form.need]}</Note>
        <Button isWide onClick={toCard}>
          {requestTexts.card}
        </Button>
      </>
    );
  }
  const retry = readAgain(form.failure);
  if (retry) {
    return (
      <Button isWide icon="refresh" onClick={retry}>
        {requestTexts.retry}
      </Button>
    );
  }
  return (
    <>
      {form.marks.size === 0 && <CardTerms cost={form.cost} />}
      <p className="phrase text-xs text-sub">
        {form.others.length > 0 ? requestTexts.barTermsSeveral : requestTexts.barTerms}
      </p>
      <Button
        isWide
        isPending={form.isSending}
        isDisabled={form.isAsking || form.marks.size > 0 || isUnknown(form.cost)}
        disabledReason={
          form.choice ? undefined : form.castDay ? requestTexts.chooseStart : requestTexts.chooseDay
        }
        onClick={onSubmit}
      >
        {form.changed?.code === 'PRICE_CHANGED' ? requestTexts.sendAtNewPrice : requestTexts.send}
      </Button>
      {form.cost && form.cost.missing > 0 && (
        <button type="button" className={`${moreLinkClass} min-h-8 self-center`} onClick={toPoints}>
          {requestTexts.buy}
          <MoreMark />
        </button>
      )}
    </>
  );
}

/** The cost and what the card will be charged are shown before anything is sent. */
const isUnknown = (cost: Cost | null) => cost === null || (cost.missing > 0 && cost.missingYen === null);

/** What the card covers, and the consent to be charged, next to the button. */
function CardTerms({ cost }: { readonly cost: Cost | null }) {
  if (cost === null || cost.missingYen === null) return null;
  return (
    <Note>
      <p className="font-bold">{requestTexts.cardHold}</p>
      <p>{requestTexts.cardCharge(pointsText(cost.missing), yenText(cost.missingYen))}</p>
    </Note>
  );
}

/** A failure, and the way to another card or to the debt where needed. */
function Failure({ error, here }: { readonly error: unknown; readonly here: string }) {
  const { toCard } = useWaysToPay(here);
  const note = <Note look="danger">{errorMessage(error)}</Note>;
  const { history } = useRouter();
  if (isPhoneMissing(error))
    return (
      <div className="flex items-center justify-between gap-3">
        {note}
        <ButtonLink
          to="/authentication/phone"
          search={{ next: history.location.href }}
          variant="line"
          size="md"
          label={requestTexts.verifyPhone}
        />
      </div>
    );
  const isDue = isPaymentDue(error);
  if (!isDue && !isCardRefused(error)) return note;
  return (
    <div className="flex items-center justify-between gap-3">
      {note}
      <Button variant="line" size="md" icon="card" onClick={toCard}>
        {isDue ? requestTexts.pay : requestTexts.otherCard}
      </Button>
    </div>
  );
}

/** What no longer matches what the guest saw and who cannot be asked, each with a way to fix it. */
function ChangedNote({ changed, marks }: Pick<RequestForm, 'changed' | 'marks'>) {
  const marked = marks.size > 0 ? messageOf('CASTS_UNAVAILABLE') : null;
  return (
    <>
      {changed && changed.message !== marked && <Repair message={changed.message} part={repairOf(changed)} />}
      {marked && <Repair message={marked} part="casts" />}
    </>
  );
}

function Repair({ message, part }: { readonly message: string; readonly part: FormPart | null }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <Note look="danger">{message}</Note>
      {part && (
        <Button variant="line" size="md" onClick={() => showPart(part)}>
          {requestTexts.repair[part]}
        </Button>
      )}
    </div>
  );
}
