import { giftAdminRoutes } from '@yoimachi/contract/gift-admin';
import { GIFT_NAME_LENGTH, GIFT_PICTURES, isGiftPrice } from '@yoimachi/domain/gift';
import { rewardOf } from '@yoimachi/domain/points';
import { cleanLine } from '@yoimachi/domain/text';
import { useFirstFee } from '#lib/stages.ts';
import { visible } from '#lib/visible.ts';
import { act, choice, count, line } from '#parts/act/index.ts';
import { pointsText } from '#ui/amount.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { Note } from '#ui/note.tsx';
import { giftTexts as t } from './ja.ts';

export type Gift = CallAnswer<typeof giftAdminRoutes.listGifts>['items'][number];

const pictures = GIFT_PICTURES.map((value) => ({ value, label: t.pictures[value] ?? value }));
const price = (start: number | null = null) =>
  count(t.points, t.pointsWrong, { start, suffix: 'P', isRight: isGiftPrice });
const lengthOf = (name: string) => [...cleanLine(name)].length;

/** What becomes of its points with a cast who has just begun. */
function Becomes({ points }: { readonly points: number | null }) {
  const fee = useFirstFee();
  if (points === null || !isGiftPrice(points) || fee === undefined) return null;
  const { feePoints, rewardPoints } = rewardOf(points, fee);
  return <Note>{t.preview(pointsText(points), pointsText(feePoints), pointsText(rewardPoints))}</Note>;
}

/** Another gift behind the others. */
export const addGift = act(giftAdminRoutes, 'addGift', {
  title: t.addTitle,
  help: t.addHelp,
  label: t.add,
  done: t.added,
  fields: () => ({
    name: line(t.name, {
      wrong: t.nameWrong,
      isRight: (name) => lengthOf(name) > 0 && lengthOf(name) <= GIFT_NAME_LENGTH,
    }),
    points: price(),
    picture: choice(t.picture, pictures, {
      wrong: t.pictureWrong,
      beside: ({ chosen }) => <GiftPicture picture={chosen} size={48} />,
    }),
  }),
  aside: ({ points }) => <Becomes points={points} />,
});

/** Another price, with what becomes of it. */
export const changePrice = act(giftAdminRoutes, 'changeGiftPrice', {
  title: ({ name }) => t.priceTitle(visible(name)),
  help: t.priceHelp,
  label: t.save,
  open: t.price,
  openOf: ({ name }) => t.priceOf(visible(name)),
  done: t.changed,
  params: ({ giftId }: Gift) => ({ giftId }),
  fields: ({ points }) => ({ points: price(points) }),
  aside: ({ points }) => <Becomes points={points} />,
});

export const removeGift = act(giftAdminRoutes, 'removeGift', {
  title: ({ name }) => t.removeTitle(visible(name)),
  help: t.removeDetail,
  label: t.remove,
  openOf: ({ name }) => t.removeOf(visible(name)),
  done: t.removed,
  isDestructive: true,
  params: ({ giftId }: Gift) => ({ giftId }),
});

/** Gifts are offered from now on, or no more; it is done to what they are now. */
export const switchGifts = act(giftAdminRoutes, 'switchGifts', {
  title: (isEnabled: boolean) => (isEnabled ? t.closeTitle : t.openTitle),
  help: (isEnabled) => (isEnabled ? t.isOpenHelp : t.openDetail),
  label: (isEnabled) => (isEnabled ? t.closeConfirm : t.openConfirm),
  done: (_answer, _sent, isEnabled) => (isEnabled ? t.closed : t.opened),
  body: (_sent, isEnabled) => ({ isEnabled: !isEnabled }),
});
