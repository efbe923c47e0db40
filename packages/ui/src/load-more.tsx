import { useEffect, useRef } from 'react';
import { errorMessage } from './lib/api-error.ts';
import { Button } from './button.tsx';
import { uiTexts } from './ja.ts';
import { Note } from './note.tsx';

/** A list that grows page by page. */
interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface Props {
  readonly pages: Pages;
  /** What the button says. */
  readonly more: string;
  readonly size?: 'md' | 'lg';
  /** How far below the viewport the end may be when the next page is fetched, in CSS pixels. */
  readonly aheadPixels?: number;
}

/** The end of a list: fetches the next page when it comes near; the button is for the keyboard, and after a failure. */
export function LoadMore({ pages, more, size = 'lg', aheadPixels = 0 }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  const isWaiting = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: `0px 0px ${aheadPixels}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, fetchNextPage, aheadPixels]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex flex-col items-center gap-3 py-2">
      {isFetchNextPageError && <Note look="danger">{errorMessage(pages.error)}</Note>}
      <Button
        variant="line"
        size={size}
        isPending={pages.isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {isFetchNextPageError ? uiTexts.retry : more}
      </Button>
    </div>
  );
}
