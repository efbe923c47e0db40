import { useEffect, useRef } from 'react';
import { errorMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { CastPages } from './api/search-casts.ts';
import { searchTexts } from './ja.ts';

/** How far below the screen the end may be when the next page is fetched. */
const AHEAD = '900px';

/** The end of a list: fetches the next page when it comes near; the button is for the keyboard, and after a failure. */
export function LoadMore({ pages }: { readonly pages: CastPages }) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  const isWaiting = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex flex-col items-center gap-3 py-2">
      {isFetchNextPageError && <Note look="danger">{errorMessage(pages.error)}</Note>}
      <Button variant="line" isPending={pages.isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? searchTexts.retry : searchTexts.more}
      </Button>
    </div>
  );
}
