import { useMutation } from '@tanstack/react-query';
import { READ_SHOWN_MINUTES } from '@yoimachi/domain/read-log';
import { useEffect, useState } from 'react';
import { addMinutes } from '@yoimachi/domain/time';
import { now } from '#ui/lib/clock.ts';
import { showToast } from '#ui/lib/toast.ts';
import { readTexts as t } from './read.ja.ts';

export interface Read<Opened> {
  /** Null: it is not shown. */
  readonly opened: Opened | null;
  readonly until: Date | null;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly open: (reason: string) => void;
  readonly close: () => void;
}

interface Shown<Opened> {
  readonly key: string;
  readonly opened: Opened;
  readonly until: Date;
}

/**
 * What is private of `key`, for five minutes; whoever goes on to another leaves it closed behind. It is kept nowhere else: what is private is
 * not in the cache of queries.
 */
export function useRead<Opened>(
  key: string | undefined,
  read: (reason: string) => Promise<Opened>,
): Read<Opened> {
  const [shown, setShown] = useState<Shown<Opened> | null>(null);
  const reading = useMutation({
    gcTime: 0,
    mutationFn: async (given: { readonly key: string; readonly reason: string }) => {
      const opened = await read(given.reason);
      setShown({ key: given.key, opened, until: addMinutes(now(), READ_SHOWN_MINUTES) });
    },
  });
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => {
      setShown(null);
      showToast(t.over);
    }, READ_SHOWN_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, [shown]);
  const isThis = shown !== null && shown.key === key;
  const isOfThis = reading.variables?.key === key;
  return {
    opened: isThis ? shown.opened : null,
    until: isThis ? shown.until : null,
    isPending: reading.isPending && isOfThis,
    error: reading.isError && isOfThis ? reading.error : null,
    open: (reason) => {
      if (key !== undefined && !reading.isPending) reading.mutate({ key, reason });
    },
    close: () => setShown(null),
  };
}
