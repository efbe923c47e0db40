import { AGE_LINK_MINUTES } from '@yoimachi/domain/age-check';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showToast } from '#ui/lib/toast.ts';
import { readAgeCheck } from './api.ts';
import type { Opened } from './api.ts';
import { ageTexts as t } from './ja.ts';

/**
 * The document that is open, for five minutes; whoever goes on to another leaves it closed behind. It is kept nowhere else: what is private
 * is not in the cache of queries.
 */
export function useOpened(checkId: string | undefined) {
  const [shown, setShown] = useState<{ readonly checkId: string; readonly opened: Opened } | null>(null);
  const read = useMutation({
    gcTime: 0,
    mutationFn: async (given: { readonly checkId: string; readonly reason: string }) => {
      setShown({ checkId: given.checkId, opened: await readAgeCheck(given.checkId, given.reason) });
    },
  });
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => {
      setShown(null);
      showToast(t.over);
    }, AGE_LINK_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, [shown]);
  const isThis = shown !== null && shown.checkId === checkId;
  return {
    opened: isThis ? shown.opened : null,
    isPending: read.isPending && read.variables.checkId === checkId,
    error: read.isError && read.variables.checkId === checkId ? read.error : null,
    open: (reason: string) => {
      if (checkId !== undefined && !read.isPending) read.mutate({ checkId, reason });
    },
    close: () => setShown(null),
  };
}
