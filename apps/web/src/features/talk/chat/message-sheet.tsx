import { chatRoutes, type ChatMessage } from '@yoimachi/contract/chat';
import { WITHDRAW_MS } from '@yoimachi/domain/chat';
import { useState } from 'react';
import { ReportFields, emptyReport, reportOf, reportProblems } from '#people/block';
import { call } from '#lib/api.ts';
import { formatTime } from '#lib/dates.ts';
import { showToast } from '#lib/toast.ts';
import { useForm } from '#lib/use-form.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { useWithdraw } from './api/acts.ts';
import { chatTexts as t } from './ja.ts';
import { MenuList, type MenuEntry } from './menu-list.tsx';

interface Props {
  readonly friendId: string;
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** What can be done with a message: copy it; take the own one back; report the other one's. */
export function MessageSheet({ friendId, message, isOwn, onClose }: Props) {
  const [step, setStep] = useState<'menu' | 'withdraw' | 'report'>('menu');
  const now = useNow();
  if (step === 'report') return <ReportStep message={message} onClose={onClose} />;
  if (step === 'withdraw')
    return <WithdrawStep {...{ friendId, message, onClose }} onBack={() => setStep('menu')} />;
  const until = new Date(new Date(message.sendTime).getTime() + WITHDRAW_MS);
  const entries: MenuEntry[] = [
    { icon: 'share', label: t.copy, onPress: () => void copy(message.text ?? '').then(onClose) },
  ];
  if (isOwn && now < until) {
    entries.push({
      icon: 'trash',
      label: t.withdraw,
      detail: t.withdrawUntil(formatTime(until)),
      onPress: () => setStep('withdraw'),
    });
  }
  if (!isOwn) entries.push({ icon: 'alert', label: t.report, onPress: () => setStep('report') });
  return (
    <DaySheet isOpen onClose={onClose} title={t.messageTitle}>
      <Quoted message={message} />
      <MenuList entries={entries} />
    </DaySheet>
  );
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard?.writeText(text);
  showToast(t.copied, 'ok');
}

function Quoted({ message }: { readonly message: ChatMessage }) {
  return (
    <blockquote
      dir="auto"
      className="overflow-y-auto rounded-md bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]"
      style={{ maxHeight: 120, whiteSpace: 'pre-wrap' }}
    >
      {message.text}
    </blockquote>
  );
}

interface StepProps extends Omit<Props, 'isOwn'> {
  readonly onBack: () => void;
}

function WithdrawStep({ friendId, message, onClose, onBack }: StepProps) {
  const withdraw = useWithdraw(friendId);
  const run = () =>
    withdraw.mutate(message.messageId, {
      onSuccess: () => {
        showToast(t.withdrawDone, 'ok');
        onClose();
      },
    });
  const footer = (
    <div className="flex flex-col gap-2">
      <ErrorNote error={withdraw.error} />
      <Button variant="danger" isWide isPending={withdraw.isPending} onClick={run}>
        {t.withdraw}
      </Button>
      <Button variant="ghost" isWide onClick={onBack}>
        {t.back}
      </Button>
    </div>
  );
  return (
    <DaySheet isOpen onClose={onClose} title={t.withdrawTitle} footer={footer}>
      <Quoted message={message} />
      <p className="phrase text-sm text-sub">{t.withdrawNote}</p>
    </DaySheet>
  );
}

function ReportStep({ message, onClose }: Pick<Props, 'message' | 'onClose'>) {
  const { messageId } = message;
  const form = useForm({
    start: emptyReport,
    check: reportProblems,
    act: `chat.report.${messageId}`,
    body: reportOf,
    send: (report, idempotencyKey) =>
      call(chatRoutes.reportMessage, { params: { messageId }, body: { report }, idempotencyKey }),
    said: t.reported,
    onSent: onClose,
  });
  const footer = (
    <div className="flex flex-col gap-2">
      <ErrorNote error={form.error} />
      <Button isWide isPending={form.isPending} onClick={form.submit}>
        {t.report}
      </Button>
    </div>
  );
  return (
    <DaySheet
      isOpen
      isSticky={form.values.text !== ''}
      onClose={onClose}
      title={t.reportTitle}
      footer={footer}
    >
      <Quoted message={message} />
      <Note>{t.reportNote}</Note>
      <ReportFields form={form} />
    </DaySheet>
  );
}
