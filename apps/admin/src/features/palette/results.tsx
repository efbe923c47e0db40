import { cx } from '#ui/cx.ts';
import { paletteTexts as t } from './ja.ts';

export interface Choice {
  readonly key: string;
  readonly group: keyof typeof t.groups;
  readonly name: string;
  readonly note: string;
  readonly open: () => void;
}

export const optionId = (index: number): string => `palette-${index}`;

interface Props {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly chosen: number;
  readonly onOpen: (choice: Choice) => void;
}

/** What was found, in one list: the field above keeps the focus and says which is chosen. */
export function Results({ id, choices, chosen, onOpen }: Props) {
  return (
    <div id={id} role="listbox" aria-label={t.results} className="flex max-h-80 flex-col overflow-y-auto">
      {choices.map((choice, index) => (
        <div
          key={choice.key}
          id={optionId(index)}
          ref={(element) => {
            if (index === chosen) element?.scrollIntoView({ block: 'nearest' });
          }}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          onClick={() => onOpen(choice)}
          onKeyDown={(event) => event.key === 'Enter' && onOpen(choice)}
          className={cx(
            'flex min-h-11 shrink-0 cursor-pointer items-center gap-3 rounded-md px-3 text-sm',
            index === chosen ? 'bg-tint text-on-tint' : 'hover:bg-sunken',
          )}
        >
          <span className="w-12 shrink-0 text-xs opacity-80">{t.groups[choice.group]}</span>
          <bdi className="min-w-0 flex-1 truncate font-bold">{choice.name}</bdi>
          <span className="nums shrink-0 text-xs">{choice.note}</span>
        </div>
      ))}
    </div>
  );
}
