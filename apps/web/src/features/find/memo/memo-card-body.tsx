import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { TierChoice } from '#find/tier';
import { dayOf, formatMonthDay } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { H2 } from '#ui/page.tsx';
import { memoQuery } from './api/memo.ts';
import { memoTexts as t } from './ja.ts';

const Form = lazy(() => import('./memo-form.tsx'));

export interface MemoCardProps {
  readonly friend: { readonly userId: string; readonly nickname: string };
}

/** One's own memo on somebody. Nothing where there can be none, and until it is known. */
export default function MemoCardBody({ friend }: MemoCardProps) {
  const { data } = useQuery(memoQuery(friend.userId));
  const [isEdited, setEdited] = useState(false);
  if (!data) return null;
  const { text, updatedAt } = data;
  return (
    <Card className="flex flex-col gap-3">
      <H2 aside={<span className="text-xs">{t.onlyMe}</span>}>{t.title}</H2>
      <TierChoice friend={friend} />
      {isEdited ? (
        <Suspense fallback={null}>
          <Form friend={friend} first={text} onClose={() => setEdited(false)} />
        </Suspense>
      ) : (
        <>
          {text === '' ? (
            <p className="text-sm text-sub">{t.none}</p>
          ) : (
            <p className="text-sm break-words whitespace-pre-wrap">{text}</p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="nums text-xs text-sub">
              {updatedAt && t.updated(formatMonthDay(dayOf(new Date(updatedAt))))}
            </span>
            <Button variant="line" size="md" icon="pencil" onClick={() => setEdited(true)}>
              {text === '' ? t.write : t.edit}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
