import { formatCount } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import type { Lot } from './api.ts';
import { ledgerTexts as t } from './ja.ts';

/** Used, held and left of a lot, beside each other; the same in words below. */
export function LotBar({ lot: { gonePoints, heldPoints, remainingPoints } }: { readonly lot: Lot }) {
  const parts = [
    { name: t.gone, points: gonePoints, look: 'bg-primary' },
    { name: t.held, points: heldPoints, look: 'bg-sub' },
    { name: t.remaining, points: remainingPoints, look: 'bg-sunken border border-line' },
  ];
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {parts.map(
          ({ name, points, look }) =>
            points > 0 && <span key={name} className={cx('h-full', look)} style={{ flexGrow: points }} />,
        )}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-sub">
        {parts.map(({ name, points, look }) => (
          <li key={name} className="nums flex items-center gap-1.5">
            <span aria-hidden="true" className={cx('size-2 rounded-full', look)} />
            {`${name} ${formatCount(points)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
