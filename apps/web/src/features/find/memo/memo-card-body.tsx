import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TierChoice } from '#find/tier';
import { dayOf, formatMonthDay } from '#lib/dates.ts';
import { later } from '#ui/lib/later.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { H2 } from '#ui/page.tsx';
import { memoQuery } from './api/memo.ts';
import { memoTexts as t } from './ja.ts';

const Form = later(() => import('./memo-form.tsx'));

interface Props {
  readonly friend: { readonly userId: string; readonly nickname: string };
}

/** One's own memo on somebody. Nothing where there can be none, and until it is known. */
export default function MemoCardBody({ friend }: Props) {
  const { data } = useQuery(memoQuery(friend.userId));
  const [isEdited, setEdited] = useState(false);
  if (!data) return null;
  const { text, updatedAt } = data;
  return (
    <Card className="flex flex-col gap-3">
      <H2 aside={<span className="text-xs">{t.onlyMe}</span>}>{t.title}</H2>
      <TierChoice friend={friend} />
      {isEdited ? (
        <Form friend={friend} first={text} onClose={() => setEdited(false)} />
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
