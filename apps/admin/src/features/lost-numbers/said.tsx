import { Facts } from '#parts/workbench/index.ts';
import { now } from '#ui/lib/clock.ts';
import { formatDay, formatDeadline } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import type { OpenedLostNumber } from './api.ts';
import { lostTexts as t } from './ja.ts';

/** What somebody says, and whether it is what is registered. */
export function Said({ lost }: { readonly lost: OpenedLostNumber }) {
  return (
    <>
      {!lost.isKnown && <Note look="danger">{t.unknown}</Note>}
      {lost.isKnown && (
        <Note look={lost.isSamePerson ? 'info' : 'danger'}>{lost.isSamePerson ? t.same : t.differs}</Note>
      )}
      <Facts
        facts={[
          [t.asked, formatDeadline(new Date(lost.askedAt), now())],
          [t.oldPhone, lost.oldPhone],
          [t.newPhone, lost.newPhone],
          [t.fullName, lost.name],
          [t.birthday, formatDay(lost.birthday)],
          [t.reason, lost.reason],
        ]}
      />
    </>
  );
}
