import type { FilterWords } from '@yoimachi/domain/search';
import { useCount } from './api/count-casts.ts';
import { cx } from '#ui/cx.ts';
import { filterTexts } from './filter.ja.ts';

/** How many the search finds, behind the heading, which goes first where both have no room: told again whenever it changes. */
export default function FoundCount({ query }: { readonly query: FilterWords }) {
  const { data } = useCount(query);
  return (
    <span
      role="status"
      className={cx('nums shrink-0 text-xs text-sub', data?.isMore && 'max-[389px]:sr-only')}
    >
      {data && filterTexts.people(data.count, data.isMore)}
    </span>
  );
}
