import { areaName } from '@yoimachi/domain/profile';
import { useRef, useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { Score } from '#ui/tier.tsx';
import { showFirstError } from './form-parts.ts';
import { requestTexts } from './ja.ts';
import { RequestBody } from './request-body.tsx';
import { RequestFooter } from './request-footer.tsx';
import { SentDialog } from './sent-dialog.tsx';
import type { SentRequest, Sheet, SheetProps } from './sheet.ts';
import { useRequestForm } from './use-request-form.ts';

/** The sheet, and once the request is sent its confirmation. */
export default function RequestSheetBody(props: SheetProps) {
  const [sent, setSent] = useState<SentRequest | null>(null);
  if (sent) {
    return <SentDialog sent={sent} onClose={props.onClose} onShowBooking={props.onShowBooking} />;
  }
  const castDay = props.days.find(({ day, blockedBy }) => day === props.day && blockedBy === null) ?? null;
  const onSent = (taken: SentRequest) => {
    setSent(taken);
    // The day is asked for now: the calendar behind the sheet shows it.
    props.onStale();
  };
  return <RequestForm {...props} castDay={castDay} several={null} onSent={onSent} />;
}

function RequestForm(sheet: Sheet & Pick<SheetProps, 'onClose'>) {
  const { cast, onClose } = sheet;
  const form = useRequestForm(sheet);
  const content = useRef<HTMLDivElement>(null);
  const submit = () => {
    if (!form.submit()) showFirstError(content.current);
  };
  return (
    <DaySheet
      isOpen
      onClose={onClose}
      isSticky={form.isSending}
      title={requestTexts.title(cast.nickname)}
      face={<Avatar src={cast.photos[0] ?? null} name={cast.nickname} />}
      under={<Store cast={cast} />}
      footer={<RequestFooter sheet={sheet} form={form} onSubmit={submit} />}
    >
      <div ref={content} className="flex flex-col gap-6">
        <RequestBody sheet={sheet} form={form} />
      </div>
    </DaySheet>
  );
}

function Store({ cast }: Pick<Sheet, 'cast'>) {
  return (
    <p className="flex min-w-0 items-center gap-2 text-xs text-sub">
      <span className="truncate">
        {areaName(cast.store.prefecture, cast.store.district)}・{cast.store.name}
      </span>
      <Score score={cast.reviewScore} count={cast.reviewCount} form="bare" />
    </p>
  );
}
