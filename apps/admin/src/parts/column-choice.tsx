import { OfficeIcon } from './icon.tsx';
import { partTexts as t } from './ja.ts';

interface Props {
  readonly columns: readonly { readonly id: string; readonly label: string; readonly isShown: boolean }[];
  readonly onToggle: (id: string, isShown: boolean) => void;
}

/** Which columns a list shows; at the end of its head, over what is scrolled below it. */
export function ColumnChoice({ columns, onToggle }: Props) {
  return (
    <details className="absolute top-0 right-0 z-10 bg-bg pr-1 in-[.bg-surface]:bg-surface [&:not([open])>div]:hidden">
      <summary
        aria-label={t.columns}
        title={t.columns}
        className="grid h-[39px] w-10 cursor-pointer list-none place-items-center rounded-full text-sub hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <OfficeIcon name="columns" size={16} />
      </summary>
      <div className="absolute right-1 flex w-52 flex-col rounded-lg border border-line bg-surface p-2">
        {columns.map(({ id, label, isShown }) => (
          <label
            key={id}
            className="control flex cursor-pointer items-center gap-3 rounded-md px-2 hover:bg-sunken"
          >
            <input
              type="checkbox"
              checked={isShown}
              onChange={(event) => onToggle(id, event.target.checked)}
              className="size-4 accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
    </details>
  );
}
