import { Checkbox } from '#ui/checkbox.tsx';
import type { CheckItem, CheckName } from './items.ts';
import { ageTexts as t } from './ja.ts';

interface Props {
  readonly items: readonly CheckItem[];
  readonly seen: ReadonlySet<CheckName>;
  readonly onToggle: (name: CheckName) => void;
}

/** What a person has to have seen; the machine's reading stands beside it and decides nothing. */
export function Checklist({ items, seen, onToggle }: Props) {
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-bold">{t.checks}</legend>
      <ul className="flex flex-col">
        {items.map(({ name, detail }) => (
          <li key={name} className="border-t border-line">
            <Checkbox
              label={t.checkNames[name]}
              help={detail ?? undefined}
              checked={seen.has(name)}
              onChange={() => onToggle(name)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
