import { blockRoutes, type BlockPreview, type BlockedBooking } from '@yoimachi/contract/block';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { renew } from '#lib/queries.ts';
import { useForm } from '#lib/use-form.ts';
import { pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { formatDayShort, formatMinute } from '#lib/dates.ts';
import { Section } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import { previewQuery, seenOf, sendBlock, totalFee } from './api/blocks.ts';
import { blockEntryTexts } from './entry.ja.ts';
import { blockTexts as t } from './ja.ts';
import { ReportFields } from './report-fields.tsx';
import { emptyReport, reportOf, reportProblems } from './report-form.ts';
import type { Act, Other, Side } from './side.ts';

interface Props {
  readonly side: Side;
  readonly other: Other;
  /** What is chosen at first. */
  readonly act: Act;
  readonly onClose: () => void;
  /** After a block: leaves a screen that no longer shows the other person. */
  readonly onBlocked?: (() => Promise<void>) | undefined;
}

const ACTS: readonly Act[] = ['block', 'both', 'report'];

/** Block, report or both: what it ends, what it costs, and the button. Keeps the input if the call fails. */
export default function BlockSheetBody({ side, other, act: first, onClose, onBlocked }: Props) {
  const client = useQueryClient();
  const preview = useQuery(previewQuery(side, other.userId));
  const actOf = ({ chosen }: { readonly chosen: Act }) => (preview.data?.blocked ? 'report' : chosen);
  const form = useForm({
    start: { ...emptyReport, chosen: first },
    check: (draft) => (actOf(draft) === 'block' ? {} : reportProblems(draft)),
    act: 'block',
    body: (draft) => ({
      side,
      userId: other.userId,
      report: actOf(draft) === 'block' ? undefined : reportOf(draft),
      what: actOf(draft) === 'report' ? undefined : preview.data && seenOf(preview.data),
    }),
    send: sendBlock,
    readsRefused: [blockRoutes],
    said: () => t.done[act],
    onSent: async () => {
      onClose();
      if (act !== 'report') await onBlocked?.();
      await renew(client);
    },
  });
  const act: Act = actOf(form.values);
  const footer = preview.data && (
    <div className="flex flex-col gap-3">
      <ErrorNote error={form.error} />
      {act !== 'report' && <TotalFee preview={preview.data} />}
      <Button
        variant={act === 'report' ? 'primary' : 'danger'}
        isWide
        isPending={form.isPending || preview.isFetching}
        onClick={form.submit}
      >
        {t.submit[act]}
      </Button>
    </div>
  );
  const isSticky = form.isPending || form.values.text !== '';
  return (
    <DaySheet
      isOpen
      onClose={onClose}
      title={blockEntryTexts.title(other.nickname)}
      isSticky={isSticky}
      footer={footer}
    >
      {preview.isError && !preview.data && <QueryFailed query={preview} />}
      {preview.isPending && <CardListSkeleton count={2} />}
      {preview.data && <Choice side={side} isBlocked={preview.data.blocked} {...form.choice('chosen')} />}
      {preview.data && act !== 'block' && <ReportFields form={form} />}
      {preview.data && act !== 'report' && (
        <BlockTerms side={side} preview={preview.data} isWaived={act === 'both' && form.values.isSafety} />
      )}
    </DaySheet>
  );
}

interface ChoiceProps {
  readonly side: Side;
  readonly isBlocked: boolean;
  readonly value: Act;
  readonly onChange: (act: Act) => void;
}

/** What to do; somebody already blocked can only be reported. */
function Choice({ side, isBlocked, value, onChange }: ChoiceProps) {
  if (isBlocked) return <Note isBoxed>{t.isBlocked[side]}</Note>;
  const options = ACTS.map((value) => ({ value, label: t.options[value], help: t.optionHelps[value] }));
  return <RadioCards label={t.what} options={options} value={value} onChange={onChange} />;
}

/** What the guest owes, next to the button. */
function TotalFee({ preview }: { readonly preview: BlockPreview }) {
  const points = totalFee(preview);
  if (points === 0) return null;
  return (
    <p className="nums flex justify-between text-sm font-bold">
      <span>{preview.bookings.length > 1 ? t.total : t.fee}</span>
      <span>{pointsText(points)}</span>
    </p>
  );
}

interface TermsProps {
  readonly side: Side;
  readonly preview: BlockPreview;
  /** She also reports, for her safety. */
  readonly isWaived: boolean;
}

/** What a block ends between the two, and what that costs. */
function BlockTerms({ side, preview, isWaived }: TermsProps) {
  const { bookings, pendingCount, inMeeting } = preview;
  return (
    <Section title={t.effects} level={3}>
      {bookings.length > 0 && (
        <>
          <p className="phrase text-sm font-bold">{t.willCancel(bookings.length)}</p>
          <Rows rows={bookings.map((booking) => row(side, booking))} />
          {side === 'guest' && bookings.some(({ castCount }) => castCount > 1) && <Note>{t.othersToo}</Note>}
          {side === 'cast' && !isWaived && <Note look="danger">{t.penalty(bookings.length)}</Note>}
          {side === 'cast' && <Note look={isWaived ? 'ok' : 'info'}>{t.penaltyWaived}</Note>}
        </>
      )}
      {pendingCount > 0 && (
        <Note>{side === 'guest' ? t.pendingOfGuest(pendingCount) : t.pendingOfCast(pendingCount)}</Note>
      )}
      {inMeeting && <Note>{t.inMeeting}</Note>}
      <Note>{t.secret}</Note>
    </Section>
  );
}

function row(side: Side, { day, startMinute, feePercent, feePoints }: BlockedBooking) {
  const fee = feePercent === 0 ? t.free : t.feeOf(pointsText(feePoints), feePercent);
  return {
    label: <span className="nums">{`${formatDayShort(day)} ${formatMinute(startMinute)}`}</span>,
    detail: side === 'guest' ? t.fee : undefined,
    amount: side === 'guest' ? <span className="nums text-sm font-bold">{fee}</span> : null,
  };
}
