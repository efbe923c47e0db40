import { useEffect, useRef } from 'react';
import { errorMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { useMatchingCasts } from './api/matching-casts.ts';
import { requestTexts } from './ja.ts';

/** The end of the list: fetches the next page when it is scrolled to; the button is for the keyboard, and after a failure. */
export function LoadMore({ pages }: { readonly pages: ReturnType<typeof useMatchingCasts> }) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  const isWaiting = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void fetchNextPage();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex flex-col items-center gap-3 py-2">
      {isFetchNextPageError && <Note look="danger">{errorMessage(pages.error)}</Note>}
      <Button
        variant="line"
        size="md"
        isPending={pages.isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {isFetchNextPageError ? requestTexts.retry : requestTexts.more}
      </Button>
    </div>
  );
}
