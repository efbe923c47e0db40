import { groupMessageRoutes } from '@yoimachi/contract/group-message';
import type { TextWarning } from '@yoimachi/contract/text-rules';
import { checkMessageText, MESSAGE_MAX } from '@yoimachi/domain/chat';
import { checkGroupMessage, GROUP_MESSAGES_PER_DAY } from '@yoimachi/domain/group-message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useForm } from '#lib/use-form.ts';
import { AppBar } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { H2, Page, Section } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { useTextJudge } from '#talk/text-rules';
import { previewQuery } from './api/group-messages.ts';
import { groupMessageTexts as t } from './ja.ts';
import { SentList } from './sent-list.tsx';

interface Props {
  readonly group: { readonly groupId: string; readonly name: string };
  readonly onBack: () => void;
}

/** A cast's message to a group: whom it reaches, what it looks like, and what became of earlier ones. */
export function GroupMessageScreen({ group, onBack }: Props) {
  const preview = useQuery(previewQuery(group.groupId));
  return (
    <>
      <AppBar title={t.title} onBack={onBack} />
      <Loaded query={preview}>{(reach) => <Body group={group} reach={reach} />}</Loaded>
    </>
  );
}

interface Reach {
  readonly peopleCount: number;
  readonly notOpenCount: number;
  readonly closedCount: number;
  readonly leftToday: number;
}

const WHY_NOT = {
  GROUP_MESSAGE_LIMIT: t.noneLeft,
  GROUP_MESSAGE_NOBODY: t.nobody,
  GROUP_MESSAGE_TOO_MANY: t.tooMany,
} as const;

/** What is typed, what stops it, and the call that sends it. */
function useGroupText(groupId: string) {
  const [isAsked, setAsked] = useState(false);
  const [sentWarning, setSentWarning] = useState<TextWarning | null>(null);
  const judge = useTextJudge();
  const form = useForm({
    start: { text: '' },
    check: ({ text }) => ({ text: problemOf(text.trim()) }),
    texts: { places: { text: 'CHAT' }, judge },
    act: 'group-message',
    body: ({ text }) => ({ groupId, text: text.trim() }),
    send: (body, idempotencyKey) => call(groupMessageRoutes.sendGroupMessage, { body, idempotencyKey }),
    readsAgain: [groupMessageRoutes],
    readsRefused: [groupMessageRoutes],
    said: ({ peopleCount }) => t.sent(peopleCount),
    isEmptied: true,
    onSent: ({ warning }) => {
      setSentWarning(warning && warning.found !== verdict?.found ? warning : null);
      setAsked(false);
    },
    onFailed: () => setAsked(false),
  });
  const typed = form.values.text.trim();
  const verdict = judge.verdictOf(typed, 'CHAT', true);
  return {
    ...form,
    typed,
    isAsked,
    warning: verdict?.action === 'WARN' ? t.warned[verdict.kind](verdict.found) : null,
    /** What the server found in the last one although nothing was found here. */
    sentWarning: sentWarning && t.sentWarned(sentWarning.found),
    ask: () => setAsked(form.check()),
    close: () => setAsked(false),
  };
}

function problemOf(typed: string): string | undefined {
  const written = checkMessageText(typed);
  if (written.ok) return undefined;
  return written.error.code === 'REQUIRED' ? t.required : t.tooLong;
}

function Body({ group, reach }: Pick<Props, 'group'> & { readonly reach: Reach }) {
  const { peopleCount, leftToday } = reach;
  const form = useGroupText(group.groupId);
  const { typed, values } = form;
  const allowed = checkGroupMessage(peopleCount, GROUP_MESSAGES_PER_DAY - leftToday);
  return (
    <>
      <Page className="gap-6">
        <ReachCard name={group.name} reach={reach} />
        {!allowed.ok && <Note look="danger">{WHY_NOT[allowed.error.code]}</Note>}
        <TextArea label={t.label} count={{ text: values.text, max: MESSAGE_MAX }} {...form.field('text')} />
        <div role="status" className="flex flex-col gap-2 empty:hidden">
          {form.warning && <Note>{form.warning}</Note>}
          {form.sentWarning && <Note>{form.sentWarning}</Note>}
        </div>
        <ErrorNote error={form.error} />
        <Section title={t.preview}>
          <Preview text={typed} />
        </Section>
        <SentList />
      </Page>
      <StickyBar terms={allowed.ok && t.left(leftToday)}>
        <Button isWide isDisabled={!allowed.ok} isPending={form.isPending} onClick={form.ask}>
          {t.send}
        </Button>
      </StickyBar>
      {form.isAsked && (
        <ConfirmDialog
          isOpen
          onClose={form.close}
          title={t.ask(peopleCount)}
          confirmLabel={t.send}
          isPending={form.isPending}
          onConfirm={() => form.send()}
        >
          <p className="phrase">{t.askNote}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Whom it reaches, and how many it does not. */
function ReachCard({ name, reach }: { readonly name: string; readonly reach: Reach }) {
  const { peopleCount, notOpenCount, closedCount } = reach;
  return (
    <Card className="flex flex-col gap-2">
      <H2>{t.to(name)}</H2>
      <p className="nums font-bold" role="status">
        {t.people(peopleCount)}
      </p>
      <ul className="nums phrase flex flex-col gap-1 text-sm text-sub">
        {notOpenCount > 0 && <li>{t.notOpen(notOpenCount)}</li>}
        {closedCount > 0 && <li>{t.closed(closedCount)}</li>}
        <li>{t.lead}</li>
      </ul>
    </Card>
  );
}

/** The message as it stands in the guest's chat. */
function Preview({ text }: { readonly text: string }) {
  return text === '' ? (
    <p className="text-sm text-sub">{t.previewEmpty}</p>
  ) : (
    <p className="max-w-[85%] self-start rounded-lg border border-line bg-surface px-4 py-3 text-base break-words whitespace-pre-wrap">
      {text}
    </p>
  );
}
