import type { SentGift } from '@yoimachi/contract/gift';
import { pointsText } from '#ui/amount.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { giftTexts as t } from './ja.ts';

/** Confirms what was sent to whom, and what it cost. */
export function SentContent({ sent }: { readonly sent: SentGift }) {
  return (
    <div role="status" className="flex flex-col items-center gap-2 py-4 text-center">
      <GiftPicture picture={sent.picture} size={128} />
      <p className="phrase font-bold">{t.sentTo(sent.castName, sent.name)}</p>
      <p className="nums text-sm text-sub">{t.sentCost(pointsText(sent.points))}</p>
      <MoreLink to="/guest/gift">{t.history}</MoreLink>
    </div>
  );
}
