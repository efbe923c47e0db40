import { Card } from '#ui/card.tsx';
import { LinkRow, linkRowClass } from '#ui/link-list.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { giftRowTexts as t } from './row.ja.ts';

/** The way to the gift sheet on a cast's profile. */
export function GiftRow({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Card isFlush>
      <button type="button" className={linkRowClass} onClick={onOpen}>
        <GiftPicture picture="bouquet" size={40} />
        <LinkRow label={t.title} detail={t.detail} />
      </button>
    </Card>
  );
}
