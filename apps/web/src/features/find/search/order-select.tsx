import { Icon } from '#ui/icon.tsx';
import { ORDERS } from './filters.ts';
import type { SearchOrder } from './filters.ts';
import { orderLabels, searchTexts } from './ja.ts';

interface Props {
  readonly value: SearchOrder;
  readonly onChange: (order: SearchOrder) => void;
}

/** The list's order: an icon, and its name where there is room, with the platform's own picker over it. */
export function OrderSelect({ value, onChange }: Props) {
  return (
    <span className="relative inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-sm text-sm font-bold text-sub has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <Icon name="sort" size={22} />
      <span aria-hidden="true" className="hidden desktop:inline">
        {orderLabels[value]}
      </span>
      <select
        aria-label={searchTexts.order}
        value={value}
        onChange={(event) => onChange(event.target.value as SearchOrder)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {orderLabels[order]}
          </option>
        ))}
      </select>
    </span>
  );
}
