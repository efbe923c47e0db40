import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { newsTexts as t } from './ja.ts';

interface Props {
  readonly of: { readonly startsAt: string; readonly endsAt: string | null };
}

const text = (at: string) => formatDeadline(new Date(at), now());

/** From when until when it is shown. */
export const Period = ({ of: { startsAt, endsAt } }: Props) => (
  <span className="nums inline-block text-xs max-desktop:min-w-24">
    {t.span(text(startsAt), endsAt === null ? null : text(endsAt))}
  </span>
);
