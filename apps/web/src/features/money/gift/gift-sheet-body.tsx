import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useUserPoint } from '#lib/use-live-document.ts';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { giftsQuery, useSendGift } from './api/gifts.ts';
import { ChooseContent } from './choose-step.tsx';
import { ConfirmContent, ConfirmFooter } from './confirm-step.tsx';
import type { GiftSheetProps } from './gift-sheet-props.ts';
import { giftTexts as t } from './ja.ts';
import { SentContent } from './sent-step.tsx';

/** Choose, confirm, sent: three steps of one sheet. */
export default function GiftSheetBody(props: GiftSheetProps) {
  const { cast, giftId, onChoose, onClose } = props;
  const gifts = useQuery(giftsQuery());
  const balancePoints = useUserPoint()?.currentPoint;
  const send = useSendGift(cast.castId);
  const [isConfirming, setConfirming] = useState(false);
  const chosen = gifts.data?.find((gift) => gift.giftId === giftId) ?? null;
  const goTo = (confirming: boolean) => {
    send.reset();
    setConfirming(confirming);
  };
  if (send.data) {
    const close = (
      <Button isWide onClick={onClose}>
        {t.close}
      </Button>
    );
    return (
      <DaySheet isOpen onClose={onClose} title={t.sentTitle} footer={close}>
        <SentContent sent={send.data} />
      </DaySheet>
    );
  }
  if (isConfirming && chosen) {
    const step = { gift: chosen, cast, balancePoints };
    const footer = (
      <ConfirmFooter
        {...step}
        error={send.error}
        isPending={send.isPending}
        // A gift that has changed must be chosen again; the reason is shown there.
        onSend={() => send.mutate(chosen, { onError: (error) => isGone(error) && setConfirming(false) })}
        onBack={() => goTo(false)}
        here={props.here}
      />
    );
    return (
      <DaySheet isOpen onClose={onClose} isSticky={send.isPending} title={t.confirmTitle} footer={footer}>
        <ConfirmContent {...step} />
      </DaySheet>
    );
  }
  const toConfirm = (
    <Button isWide disabledReason={chosen ? undefined : t.notChosen} onClick={() => goTo(true)}>
      {t.toConfirm}
    </Button>
  );
  return (
    <DaySheet
      isOpen
      onClose={onClose}
      title={t.to(cast.nickname)}
      footer={gifts.data && gifts.data.length > 0 && toConfirm}
    >
      <ChooseContent {...{ gifts, balancePoints, giftId, onChoose }} error={send.error} />
    </DaySheet>
  );
}

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'GIFT_CHANGED';
