import type { ScheduleInput } from '@yoimachi/domain/schedule';
import { useState } from 'react';

interface Opened {
  /** What the form starts with. */
  readonly start: ScheduleInput;
  /** null registers a new one. */
  readonly scheduleId: string | null;
  /** Incremented on each opening, so that a sheet never starts with what another left behind. */
  readonly serial: number;
}

/** Which schedule the sheet is for; kept while it closes. */
export function useOpenSheet() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    opened,
    isOpen,
    open: (start: ScheduleInput, scheduleId: string | null) => {
      setOpened((last) => ({ start, scheduleId, serial: (last?.serial ?? 0) + 1 }));
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
