import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { errorMessage } from '#ui/lib/api-error.ts';
import { Note } from '#ui/note.tsx';
import { partTexts as t } from './ja.ts';
import { SmallButton } from './small-button.tsx';

/** The end of a list that goes on page by page. */
export function ListEnd({ list }: { readonly list: UseInfiniteQueryResult }) {
  if (!list.hasNextPage) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 px-5 py-3">
      {list.isFetchNextPageError && <Note look="danger">{errorMessage(list.error)}</Note>}
      <SmallButton isPending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {list.isFetchingNextPage ? t.loading : t.more}
      </SmallButton>
    </div>
  );
}
