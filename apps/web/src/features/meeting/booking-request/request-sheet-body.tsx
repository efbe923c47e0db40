import { areaName } from '@yoimachi/domain/profile';
import { useRef } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { Score } from '#ui/tier.tsx';
import { showFirstError } from './form-parts.ts';
import { requestTexts } from './ja.ts';
import { RequestBody } from './request-body.tsx';
import { RequestFooter } from './request-footer.tsx';
import { UntilSent } from './sent-dialog.tsx';
import type { RequestStart, SheetProps } from './request.ts';
import { useRequestForm } from './use-request-form.ts';

/** The sheet, then the confirmation once the request is sent. */
export default function RequestSheetBody(props: SheetProps) {
  return (
    <UntilSent onClose={props.onClose}>{(onSent) => <SheetForm {...props} onSent={onSent} />}</UntilSent>
  );
}

function SheetForm(props: SheetProps & Pick<RequestStart, 'onSent'>) {
  const { cast, onClose } = props;
  const form = useRequestForm({ ...props, several: null });
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
      footer={<RequestFooter form={form} onSubmit={submit} />}
    >
      <div ref={content} className="flex flex-col gap-6">
        <RequestBody form={form} />
      </div>
    </DaySheet>
  );
}

function Store({ cast }: Pick<SheetProps, 'cast'>) {
  return (
    <p className="flex min-w-0 items-center gap-2 text-xs text-sub">
      <span className="truncate">
        {areaName(cast.store.prefecture, cast.store.district)}・{cast.store.name}
      </span>
      <Score score={cast.reviewScore} count={cast.reviewCount} form="bare" />
    </p>
  );
}
