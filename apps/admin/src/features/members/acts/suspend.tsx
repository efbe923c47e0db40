import { useQuery } from '@tanstack/react-query';
import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { SUSPENSION_CATEGORIES, type SuspensionCategory } from '@yoimachi/domain/operator';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { visible } from '#lib/visible.ts';
import { ReasonField } from '#parts/workbench/index.ts';
import { pointsText } from '#ui/amount.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { formatDeadline } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { useNow } from '#ui/lib/use-now.ts';
import { Select } from '#ui/select.tsx';
import { memberKey, type Member } from '../api.ts';
import { suspensionNames } from '../names.ja.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { actTexts as t } from './ja.ts';
import { useReasonedMemberAct } from './use-member-act.ts';

type Preview = CallAnswer<typeof operatorAdminRoutes.previewSuspension>;
interface Props {
  readonly member: Member;
  readonly onClose: () => void;
}

const categories = SUSPENSION_CATEGORIES.map((value) => ({ value, label: suspensionNames[value] }));

/** What a suspension ends and costs is shown before it is done. */
export function Suspend({ member: { id: accountId, side }, onClose }: Props) {
  const [category, setCategory] = useState<SuspensionCategory>('TERMS');
  const [takeFee, setTakeFee] = useState(false);
  const params = { accountId };
  const preview = useQuery({
    queryKey: [...memberKey(accountId), 'suspension'],
    queryFn: () => call(operatorAdminRoutes.previewSuspension, { params }),
    gcTime: 0,
    staleTime: Infinity,
  });
  const { reason, onRun, error, isPending } = useReasonedMemberAct({
    accountId,
    act: (given: string) =>
      call(operatorAdminRoutes.suspendAccount, { params, body: { takeFee, category, reason: given } }),
    said: ({ isNew, endedBookings }) => (isNew ? t.suspended(endedBookings) : t.suspendedAlready),
    onClose,
  });
  const fee = preview.data?.feePoints ?? 0;
  return (
    <ActDialog
      title={t.suspendTitle}
      label={t.suspend}
      isDestructive
      isPending={isPending}
      isDisabled={!preview.data}
      error={preview.error ?? error}
      onRun={onRun}
      onClose={onClose}
    >
      <div role="status" className="rounded-lg bg-sunken p-4 text-sm">
        {preview.data ? <Effects preview={preview.data} /> : preview.isPending && t.weighing}
      </div>
      <Select
        label={t.category}
        help={t.categoryHelp}
        emptyLabel={null}
        options={categories}
        value={category}
        onChange={(event) => setCategory(event.target.value as SuspensionCategory)}
      />
      <ReasonField
        reason={reason}
        of="suspendAccount"
        label={t.suspendReason}
        help={t.reasonHelp}
        max={500}
      />
      {side === 'GUEST' && fee > 0 && (
        <Checkbox
          label={t.takeFee(pointsText(fee))}
          checked={takeFee}
          onChange={(event) => setTakeFee(event.target.checked)}
        />
      )}
    </ActDialog>
  );
}

function Effects({ preview: { sessions, ends, goesOn } }: { readonly preview: Preview }) {
  const now = useNow();
  return (
    <ul className="flex flex-col gap-2">
      <li>{sessions > 0 ? t.sessions(sessions) : t.noSessions}</li>
      <li>
        {ends.length > 0 ? t.ends(ends.length) : t.endsNone}
        <ul className="mt-1 flex max-h-40 flex-col gap-1 overflow-y-auto text-xs text-sub">
          {ends.map(({ booking, feePoints }) => (
            <li key={booking.bookingId} className="nums flex flex-wrap gap-x-2">
              <span>{booking.number}</span>
              <span>{formatDeadline(new Date(booking.startsAt), now)}</span>
              <bdi>{visible(booking.guest.nickname)}</bdi>
              {feePoints > 0 && <span>{t.fee(pointsText(feePoints))}</span>}
            </li>
          ))}
        </ul>
      </li>
      {goesOn.length > 0 && <li>{t.goesOn(goesOn.length)}</li>}
    </ul>
  );
}
