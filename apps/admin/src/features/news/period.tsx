import { whenText } from '#lib/when.ts';
import { newsTexts as t } from './ja.ts';

interface Props {
  readonly of: { readonly startsAt: string; readonly endsAt: string | null };
}

/** From when until when it is shown. */
export const Period = ({ of: { startsAt, endsAt } }: Props) => (
  <span className="nums inline-block text-xs max-desktop:min-w-24">
    {t.span(whenText(startsAt), endsAt === null ? null : whenText(endsAt))}
  </span>
);
