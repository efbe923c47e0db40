import { cannedReasons } from '@yoimachi/contract/queue';
import type { ReasonOf } from '@yoimachi/domain/queue';
import type { ReactNode } from 'react';
import { readTexts as t } from '#lib/read.ja.ts';
import type { Read } from '#lib/use-read.ts';
import { useKeys } from '#lib/use-keys.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { formatTime } from '#ui/lib/dates.ts';
import { ErrorNote } from '#ui/note.tsx';
import { ReadReasonField, useReadReason } from './read-reason.tsx';
import { SmallButton } from './small-button.tsx';

const usual = Object.values(cannedReasons.read);

interface Props<Opened> {
  readonly read: Read<Opened>;
  /** What is shown: 通報の内容. */
  readonly what: string;
  /** The reason that is chosen at first. */
  readonly why?: ReasonOf<'read'> | undefined;
  readonly children: (opened: Opened) => ReactNode;
}

/** Why it is looked at, before anything private is shown; the key o shows it. Afterwards until when, with a way to hide it again. */
export function ReadGate<Opened>({ read, what, why, children }: Props<Opened>) {
  if (read.opened === null) return <Closed read={read} what={what} why={why} />;
  return (
    <div ref={takeFocus} tabIndex={-1} className="flex flex-1 flex-col gap-3 outline-none">
      <div className="flex items-center justify-end gap-2 text-xs text-sub">
        <Icon name="lock" size={16} />
        {read.until && <span>{t.until(formatTime(read.until))}</span>}
        <SmallButton look="ghost" onClick={read.close}>
          {t.hide}
        </SmallButton>
      </div>
      {children(read.opened)}
    </div>
  );
}

/** The button that was pressed is gone: whoever goes by keyboard or ear goes on with what it showed. */
function takeFocus(shown: HTMLElement | null): void {
  if (document.activeElement === document.body) shown?.focus({ preventScroll: true });
}

function Closed({ read, what, why = 'DECISION' }: Omit<Props<unknown>, 'children'>) {
  const given = useReadReason(usual, cannedReasons.read[why]);
  const { reason } = given;
  const open = () => reason !== '' && read.open(reason);
  useKeys({ o: open });
  return (
    <div className="flex flex-col items-start gap-4 rounded-lg bg-sunken p-5">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface text-sub">
          <Icon name="eyeOff" size={20} />
        </span>
        <div>
          <h2 className="font-gothic text-sm font-bold">{t.hidden(what)}</h2>
          <p className="phrase text-xs text-sub">{t.logged}</p>
        </div>
      </div>
      <ReadReasonField {...given} />
      <ErrorNote error={read.error} />
      <Button variant="line" size="md" isPending={read.isPending} isDisabled={reason === ''} onClick={open}>
        {t.show}
      </Button>
    </div>
  );
}
