import { useState } from 'react';
import { useKeys } from '#lib/use-keys.ts';
import { visible } from '#lib/visible.ts';
import { Checkbox } from '#ui/checkbox.tsx';

interface Item<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** What it is compared with, or what a machine has found: it decides nothing. */
  readonly detail?: string | null;
}

export interface Checks<Name extends string> {
  readonly items: readonly Item<Name>[];
  readonly seen: ReadonlySet<Name>;
  readonly left: number;
  readonly toggle: (name: Name) => void;
}

/** What a person ticks once it was looked at; the keys 1, 2, 3 and so on tick as well. */
export function useChecks<Name extends string>(items: readonly Item<Name>[]): Checks<Name> {
  const [seen, setSeen] = useState<ReadonlySet<Name>>(new Set());
  const toggle = (name: Name) =>
    setSeen((before) => {
      const after = new Set(before);
      if (!after.delete(name)) after.add(name);
      return after;
    });
  useKeys(Object.fromEntries(items.map(({ name }, index) => [String(index + 1), () => toggle(name)])));
  return { items, seen, left: items.filter(({ name }) => !seen.has(name)).length, toggle };
}

interface Props<Name extends string> {
  readonly legend: string;
  readonly checks: Checks<Name>;
}

export function Checklist<Name extends string>({ legend, checks }: Props<Name>) {
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-bold">{legend}</legend>
      <ul className="flex flex-col">
        {checks.items.map(({ name, label, detail }) => (
          <li key={name} className="border-t border-line">
            <Checkbox
              label={label}
              help={detail ? visible(detail) : undefined}
              checked={checks.seen.has(name)}
              onChange={() => checks.toggle(name)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
