import { useMutation } from '@tanstack/react-query';
import { cannedReasons } from '@yoimachi/contract/queue';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { readTexts } from '#lib/read.ja.ts';
import { optionsOf } from '#lib/options.ts';
import { Dialog } from '#parts/dialog.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { ReadReasonField, useReadReason } from '#parts/read-reason.tsx';
import { ReasonChoice } from '#parts/reason-choice.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ListedMember } from './api.ts';
import { listTexts as t } from './list.ja.ts';
import { sideNames } from './names.ja.ts';
import { StateChip } from './state-chip.tsx';

type Way = keyof typeof t.ways;
const ways = optionsOf(t.ways);
const reasons = [cannedReasons.read.ASKED_BY_PERSON, cannedReasons.read.SAFETY, cannedReasons.read.AUTHORITY];

/** Who has a phone number, a name or a mail that somebody said. What is found stays in this dialog: it tells whose it is. */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const [by, setBy] = useState<Way>('PHONE');
  const [text, setText] = useState('');
  const given = useReadReason(reasons);
  const { reason } = given;
  const [wasMissed, setMissed] = useState(false);
  const find = useMutation({
    gcTime: 0,
    mutationFn: () => call(memberAdminRoutes.findMembers, { body: { by, text, reason } }),
  });
  const run = () => {
    setMissed(text.trim() === '');
    if (text.trim() !== '' && reason !== '') find.mutate();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t.findTitle}>
      <p className="phrase text-sm text-sub">{t.findHelp}</p>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <ReasonChoice label={t.by} options={ways} value={by} onChange={(value) => setBy(value as Way)} />
        <TextField
          label={t.ways[by]}
          autoFocus
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={wasMissed ? t.findMissing : undefined}
        />
        <ReadReasonField {...given} />
        <ErrorNote error={find.error} />
        <Note>{readTexts.logged}</Note>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" size="md" onClick={onClose}>
            {t.close}
          </Button>
          <Button type="submit" size="md" isPending={find.isPending} isDisabled={reason === ''}>
            {t.findRun}
          </Button>
        </div>
      </form>
      {find.data && <Found members={find.data.items} />}
    </Dialog>
  );
}

function Found({ members }: { readonly members: readonly ListedMember[] }) {
  return (
    <div role="status" className="flex flex-col gap-2 border-t border-line pt-4 text-sm">
      <p>{members.length === 0 ? t.foundNone : t.found(members.length)}</p>
      <ul className="flex flex-col gap-2">
        {members.map((member) => (
          <li key={member.id} className="flex items-center gap-3">
            <MemberLink id={member.id} nickname={member.nickname} />
            <span className="nums text-xs text-sub">
              {sideNames[member.side]} {member.number}
            </span>
            <StateChip member={member} />
          </li>
        ))}
      </ul>
    </div>
  );
}
