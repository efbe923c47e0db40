import { createContext, useContext, useEffect } from 'react';
import type { QueueName } from '@yoimachi/domain/queue';
import type { Calls } from '#lib/queries.ts';

interface DeskContextValue {
  readonly queue: QueueName;
  /** What an act on the row makes old. */
  readonly reads: Calls;
  readonly itemId: string;
  /** The chosen row is done with: the next one is chosen. */
  readonly next: () => void;
  /** The chosen row stays, although the list has it no longer, until it is let go of. */
  readonly hold: (isHeld: boolean) => void;
}

export const DeskContext = createContext<DeskContextValue | null>(null);

/** For the parts of a panel: at which row it is. */
export function useDesk(): DeskContextValue {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('There is no desk around this part');
  return desk;
}

/** While something about the chosen row is open, it stays on screen, whatever others decide meanwhile. */
export function useHold(isHeld: boolean): void {
  const { hold } = useDesk();
  useEffect(() => {
    if (!isHeld) return;
    hold(true);
    return () => hold(false);
  }, [hold, isHeld]);
}
