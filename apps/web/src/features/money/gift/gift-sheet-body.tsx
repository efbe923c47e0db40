import { giftRoutes, type SentGift, type Gift } from '@yoimachi/contract/gift';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pointsRoutes } from '@yoimachi/contract/points';
import { ApiError } from '#lib/api-error.ts';
import { useUserPoint } from '#lib/use-live-document.ts';
import { pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';
import { useAct } from '#lib/use-act.ts';
import { ChooseContent } from './choose-step.tsx';
import { ConfirmContent, ConfirmFooter, type GiftSheetProps } from './confirm-step.tsx';
import { giftTexts as t } from './ja.ts';

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

/** Confirms what was sent to whom, and what it cost. */
function SentContent({ sent }: { readonly sent: SentGift }) {
  return (
    <div role="status" className="flex flex-col items-center gap-2 py-4 text-center">
      <GiftPicture picture={sent.picture} size={128} />
      <p className="phrase font-bold">{t.sentTo(sent.castName, sent.name)}</p>
      <p className="nums text-sm text-sub">{t.sentCost(pointsText(sent.points))}</p>
      <MoreLink to="/guest/gift">{t.history}</MoreLink>
    </div>
  );
}

/** The gifts that can be sent. */
const giftsQuery = () => query(giftRoutes.listGifts, {}, { select: ({ gifts }) => gifts });

/** Sends a gift as it was seen. */
function useSendGift(castId: string) {
  const refresh = useRefresh(giftRoutes, pointsRoutes);
  const bodyOf = ({ giftId, points }: Gift) => ({ castId, giftId, points });
  return useAct({
    name: 'gift',
    contentOf: bodyOf,
    send: (gift: Gift, idempotencyKey) => call(giftRoutes.sendGift, { body: bodyOf(gift), idempotencyKey }),
    onDone: () => void refresh(),
    onRefused: () => void refresh(),
  });
}
