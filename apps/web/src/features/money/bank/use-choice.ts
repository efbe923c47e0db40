import type { BankOrBranch } from '@yoimachi/contract/bank';
import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '#ui/composing.ts';

/** State of a combobox: whether its list is open, which entry is active, and how one is chosen. */
export function useChoice(found: readonly BankOrBranch[], onChoose: (bankOrBranch: BankOrBranch) => void) {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(0);
  const items = isOpen ? found : [];
  const active = Math.max(0, Math.min(wanted, items.length - 1));
  const open = () => {
    setWanted(0);
    setOpen(true);
  };
  const choose = ({ name, code, kana }: BankOrBranch) => {
    onChoose({ name, code, kana });
    setOpen(false);
  };
  const move = (step: number) => {
    if (items.length > 0) setWanted((active + step + items.length) % items.length);
    else open();
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => setOpen(false),
    // With nothing to choose it sends the form, as in any field.
    ...(items[active] && { Enter: () => choose(items[active]!) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = isComposing(event.nativeEvent) ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { isOpen, items, active, open, close: () => setOpen(false), choose, onKeyDown };
}
