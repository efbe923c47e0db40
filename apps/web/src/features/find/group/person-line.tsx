import type { GroupPerson } from '@yoimachi/contract/group';
import type { GroupSide } from '@yoimachi/domain/group';
import { formatMonthDay } from '#lib/dates.ts';
import { Avatar } from '#ui/avatar.tsx';
import { groupTexts } from './ja.ts';

/** Somebody in a group or to be put into one: face, name, and what the two have to do with each other. */
export function PersonLine({ side, person }: { readonly side: GroupSide; readonly person: GroupPerson }) {
  const t = groupTexts[side];
  const { meetingCount, lastMetOn, favorite, favored, nickname } = person;
  const facts = [
    meetingCount > 0 && t.meetings(meetingCount),
    lastMetOn !== null && t.lastMet(formatMonthDay(lastMetOn)),
    favorite && t.favorite,
    favored && t.favored,
  ].filter((fact) => fact !== false);
  return (
    <>
      <Avatar src={person.photo} name={nickname} size={44} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">
          <span className="font-mincho font-bold">{nickname}</span>
          <span className="ml-1 text-sm text-sub">{t.san}</span>
        </span>
        <span className="nums text-xs text-sub">
          {facts.length === 0 && <span>{t.new}</span>}
          {facts.map((fact, index) => (
            <span key={fact} className="inline-block">
              {fact + (index < facts.length - 1 ? '・' : '')}
            </span>
          ))}
        </span>
      </span>
    </>
  );
}
