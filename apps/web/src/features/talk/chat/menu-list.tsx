import { Icon, type IconName } from '#ui/icon.tsx';

export interface MenuEntry {
  readonly icon: IconName;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly isDanger?: boolean | undefined;
  readonly isPending?: boolean | undefined;
  readonly onPress: () => void;
}

/** Acts below each other, in a sheet. */
export function MenuList({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return (
    <ul className="-mx-5 divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.label}>
          <button
            type="button"
            aria-busy={entry.isPending || undefined}
            className={`flex min-h-13 w-full items-center gap-3 px-5 py-2 text-left text-base active:bg-sunken ${entry.isDanger ? 'text-danger' : ''}`}
            onClick={() => !entry.isPending && entry.onPress()}
          >
            <Icon name={entry.icon} className={entry.isDanger ? '' : 'text-sub'} />
            <span className="flex min-w-0 flex-1 flex-col">
              <span>{entry.label}</span>
              {entry.detail && <span className="nums text-xs text-sub">{entry.detail}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
