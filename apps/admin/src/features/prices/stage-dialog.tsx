import { rewardOf } from '@yoimachi/domain/points';
import { isStageFee, isStageNeed } from '@yoimachi/domain/stage';
import { useState } from 'react';
import type { Stage } from '#lib/stages.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { pointsText } from '#ui/amount.tsx';
import { Note } from '#ui/note.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { useEditStage } from './api.ts';
import { priceTexts as t } from './ja.ts';
import { SAMPLE_POINTS } from './sample.ts';

const isFee = (value: number | null): value is number => value !== null && isStageFee(value);
const isNeed = (value: number | null): value is number => value !== null && isStageNeed(value);

interface Props {
  readonly stage: Stage;
  readonly onClose: () => void;
}

/** The fee and the requirements of a stage, with what the fee does to a meeting. */
export default function StageDialog({ stage, onClose }: Props) {
  const [fee, setFee] = useState<number | null>(stage.feePercent);
  const [friends, setFriends] = useState(stage.friends);
  const [bookings, setBookings] = useState(stage.bookings);
  const [wasSent, setSent] = useState(false);
  const edit = useEditStage(stage.stage, onClose);
  const hasNeeds = stage.friends !== null;
  const run = () => {
    setSent(true);
    if (!isFee(fee)) return;
    if (!hasNeeds) return edit.mutate({ feePercent: fee });
    if (isNeed(friends) && isNeed(bookings)) edit.mutate({ feePercent: fee, friends, bookings });
  };
  return (
    <ActDialog
      title={t.editTitle(stage.stage)}
      help={t.editHelp}
      label={t.save}
      isPending={edit.isPending}
      error={edit.error}
      onRun={run}
      onClose={onClose}
    >
      <NumberField
        label={t.feeField}
        value={fee}
        onChange={setFee}
        error={wasSent && !isFee(fee) ? t.feeWrong : undefined}
      />
      {isFee(fee) && <Note>{previewOf(stage.feePercent, fee)}</Note>}
      {hasNeeds && (
        <div className="grid gap-4 tablet:grid-cols-2">
          <NumberField
            label={t.friendsField}
            value={friends}
            onChange={setFriends}
            error={wasSent && !isNeed(friends) ? t.needWrong : undefined}
          />
          <NumberField
            label={t.bookingsField}
            value={bookings}
            onChange={setBookings}
            error={wasSent && !isNeed(bookings) ? t.needWrong : undefined}
          />
        </div>
      )}
    </ActDialog>
  );
}

function previewOf(before: number, after: number): string {
  const reward = (fee: number) => pointsText(rewardOf(SAMPLE_POINTS, fee).rewardPoints);
  const sample = pointsText(SAMPLE_POINTS);
  return before === after
    ? t.noChange(sample, reward(after))
    : t.preview(sample, reward(before), reward(after));
}
