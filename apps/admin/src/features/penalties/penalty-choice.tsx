import type { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { useId } from 'react';
import { whenText } from '#lib/when.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { Chip } from '#ui/chip.tsx';
import { FieldError } from '#ui/field.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { penaltyTexts as t } from './ja.ts';

type Penalty = CallAnswer<typeof bookingAdminRoutes.listPenalties>['items'][number]['penalties'][number];

interface Props {
  readonly penalties: readonly Penalty[];
  readonly chosenId: string | undefined;
  readonly onChoose: (penaltyId: string) => void;
  readonly error: string | undefined;
}

/** Each penalty that counts, with its booking; one of them is chosen. */
export function PenaltyChoice({ penalties, chosenId, onChoose, error }: Props) {
  const name = useId();
  return (
    <fieldset aria-describedby={error && `${name}-error`}>
      <legend className="pb-2 text-sm font-bold">{t.choose}</legend>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {penalties.map((penalty) => (
          <li
            key={penalty.penaltyId}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm"
          >
            <label className="flex min-h-11 cursor-pointer items-center gap-3 font-bold">
              <input
                type="radio"
                name={name}
                checked={penalty.penaltyId === chosenId}
                onChange={() => onChoose(penalty.penaltyId)}
                className="size-5 accent-primary"
              />
              {t.kinds[penalty.kind]}
            </label>
            {penalty.reviewedAt && <Chip look="mute">{t.reviewed}</Chip>}
            <span className="flex w-full flex-wrap items-baseline gap-x-3 pl-8">
              <BookingLink id={penalty.bookingId}>{penalty.number}</BookingLink>
              <span className="nums text-xs text-sub">
                {t.startsAt} {whenText(penalty.startsAt)}
              </span>
              <span className="nums text-xs text-sub">
                {t.at} {whenText(penalty.at)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
