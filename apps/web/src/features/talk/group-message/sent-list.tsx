import { useQuery } from '@tanstack/react-query';
import { dayOf, formatMonthDay, formatTime } from '#lib/dates.ts';
import { CardList } from '#ui/card.tsx';
import { Section } from '#ui/page.tsx';
import { isUnderWay, sentQuery } from './api/group-messages.ts';
import { groupMessageTexts as t } from './ja.ts';

/** Her last messages to groups, and how many each has reached. */
export function SentList() {
  const { data } = useQuery(sentQuery());
  if (!data || data.length === 0) return null;
  return (
    <Section title={t.history}>
      <CardList>
        {data.map((message) => {
          const { groupMessageId, groupName, text, sentAt, peopleCount, sentCount, leftOutCount } = message;
          const at = new Date(sentAt);
          return (
            <li key={groupMessageId} className="flex flex-col gap-1 px-4 py-3">
              <span className="nums phrase text-xs text-sub">
                {formatMonthDay(dayOf(at))} {formatTime(at)}・{groupName}
              </span>
              <span className="line-clamp-2 text-sm break-words whitespace-pre-wrap">{text}</span>
              <span className="nums phrase text-xs font-bold" role="status">
                {(isUnderWay(message)
                  ? t.underWay(sentCount + leftOutCount, peopleCount)
                  : t.done(sentCount)) + (leftOutCount > 0 ? `・${t.leftOut(leftOutCount)}` : '')}
              </span>
            </li>
          );
        })}
      </CardList>
    </Section>
  );
}
