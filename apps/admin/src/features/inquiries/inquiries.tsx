import { inquiryAdminRoutes } from '@yoimachi/contract/inquiry-admin';
import { INQUIRY_CATEGORIES } from '@yoimachi/domain/inquiry';
import { call } from '#lib/api.ts';
import { useKeys } from '#lib/use-keys.ts';
import { optionsOf } from '#lib/options.ts';
import { ReadGate } from '#parts/read-gate.tsx';
import { Desk, queueScreen, useAct, useReason } from '#parts/workbench/index.ts';
import { Button } from '#ui/button.tsx';
import { AnswerField } from './answer-field.tsx';
import { Conflict, isConflict } from './conflict.tsx';
import { Head, lineOf, type Inquiry } from './head.tsx';
import { categoryNames, inquiryTexts as t } from './ja.ts';
import { Thread } from './thread.tsx';
import { seenOf, useThread } from './use-thread.ts';

function Panel({ row }: { readonly row: Inquiry }) {
  const read = useThread(row.number);
  const answer = useReason();
  const { opened } = read;
  const send = useAct({
    act: (given: { readonly text: string; readonly seen: number }) =>
      call(inquiryAdminRoutes.answerInquiry, { params: { number: row.number }, body: given }),
    said: () => t.sent(row.number),
  });
  const onSend = () => {
    if (!opened) return;
    const text = answer.take();
    if (text !== null && !send.isPending) send.mutate({ text, seen: seenOf(opened) });
  };
  useKeys({ r: answer.focus });
  return (
    <Desk
      row={row}
      side={
        <>
          <Head row={row} />
          <Conflict error={send.error} read={read} onRead={() => send.reset()} />
        </>
      }
      said={opened ? undefined : t.openFirst}
      error={isConflict(send.error) ? null : send.error}
      acts={
        <Button size="md" isDisabled={!opened} isPending={send.isPending} onClick={onSend}>
          {t.send}
        </Button>
      }
    >
      <ReadGate read={read} what={t.what} why="ASKED_BY_PERSON">
        {(thread) => <Thread thread={thread} />}
      </ReadGate>
      {opened && (
        <AnswerField
          answer={answer}
          usedFor="INQUIRY"
          label={t.answer}
          help={t.answerHelp}
          row={row}
          thread={opened}
        />
      )}
    </Desk>
  );
}

export const inquiries = queueScreen<Inquiry>({
  queue: 'inquiries',
  list: inquiryAdminRoutes.listInquiries,
  narrowsBy: 'category',
  filter: {
    label: t.filter,
    options: optionsOf(categoryNames, INQUIRY_CATEGORIES),
  },
  line: (row) => ({ ...lineOf(row), what: categoryNames[row.category] }),
  Panel,
  keys: t.keys,
  empty: t.empty,
});
