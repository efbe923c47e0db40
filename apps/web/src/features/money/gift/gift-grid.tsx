import type { Gift } from '@yoimachi/contract/gift';
import { useId } from 'react';
import { Points } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { choiceClass } from '#ui/radio-cards.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { giftTexts as t } from './ja.ts';

interface Props {
  readonly gifts: readonly Gift[];
  readonly value: string | null;
  readonly onChange: (giftId: string) => void;
}

/** The gifts with pictures and points, one of which is chosen. */
export function GiftGrid({ gifts, value, onChange }: Props) {
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
