import type { Gift } from '@yoimachi/contract/gift';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { errorMessage } from '#lib/api-error.ts';
import { Points } from '#ui/amount.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { cx } from '#ui/cx.ts';
import { choiceClass } from '#ui/radio-cards.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { giftTexts as t } from './ja.ts';
import { isNotReleased, NotReleased } from './not-released.tsx';

interface Props {
  readonly gifts: UseQueryResult<readonly Gift[]>;
  /** What can be spent now; undefined while unknown. */
  readonly balancePoints: number | undefined;
  readonly giftId: string | null;
  /** Why the previously chosen gift could not be sent. */
  readonly error: unknown;
  readonly onChoose: (giftId: string) => void;
}

/** The balance and the gifts; or why there is nothing to choose. */
export function ChooseContent({ gifts, balancePoints, giftId, error, onChoose }: Props) {
  if (isNotReleased(gifts.error)) return <NotReleased level={3} />;
  if (gifts.isError && !gifts.data) return <QueryFailed query={gifts} />;
  return (
    <>
      {Boolean(error) && (
        <Note look="danger" isBoxed>
          {errorMessage(error)}
        </Note>
      )}
      <p className="flex items-baseline justify-between gap-3 text-sm text-sub">
        {t.balance}
        {balancePoints === undefined ? (
          <Bone className="h-5 w-20" />
        ) : (
          <Points value={balancePoints} className="text-ink" />
        )}
      </p>
      {gifts.isPending && <Bone className="h-[420px] rounded-lg" />}
      {gifts.data?.length === 0 && <State icon="gift" title={t.empty} level={3} />}
      {gifts.data && <GiftGrid gifts={gifts.data} value={giftId} onChange={onChoose} />}
    </>
  );
}

interface GridProps {
  readonly gifts: readonly Gift[];
  readonly value: string | null;
  readonly onChange: (giftId: string) => void;
}

/** The gifts with pictures and points, one of which is chosen. */
function GiftGrid({ gifts, value, onChange }: GridProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t.choose} className="grid grid-cols-2 gap-2.5 tablet:grid-cols-3">
      {gifts.map(({ giftId, name: giftName, points, picture }) => {
        const isSelected = giftId === value;
        return (
          <label
            key={giftId}
            className={cx(choiceClass(isSelected), 'flex min-w-0 flex-col items-center gap-1 px-2 py-3')}
          >
            <input
              type="radio"
              name={name}
              checked={isSelected}
              onChange={() => onChange(giftId)}
              className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
            />
            <GiftPicture picture={picture} size={72} />
            <span className="phrase text-center text-xs">{giftName}</span>
            <Points value={points} size="sm" />
          </label>
        );
      })}
    </div>
  );
}
