import { brandTexts } from '#lib/labels.ja.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { useNow } from '#ui/lib/use-now.ts';

/** An instant in a table; nothing stands as a dash. */
export function At({ at }: { readonly at: string | null }) {
  const now = useNow();
  return (
    <span className="nums whitespace-nowrap">
      {at === null ? brandTexts.none : formatDeadline(new Date(at), now)}
    </span>
  );
}
