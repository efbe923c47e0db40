import type { giftAdminRoutes } from '@yoimachi/contract/gift-admin';
import { ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { isGiftEnabled, offeredGifts } from './gift.store.ts';
import { addGift, changeGiftPrice, removeGift, switchGifts } from './commands/edit-gifts.ts';

export const giftAdmin = (context: ActContext): OperatorHandlers<typeof giftAdminRoutes> => ({
  async listGifts() {
    const [isEnabled, items] = await Promise.all([isGiftEnabled(context.db), offeredGifts(context.db)]);
    return ok({ isEnabled, items });
  },
  async addGift({ body, operator }) {
    const added = await addGift(context, body, operator.id);
    return added.ok ? ok({ giftId: added.value }) : added;
  },
  changeGiftPrice: ({ params, body, operator }) =>
    changeGiftPrice(context, params.giftId, body.points, operator.id),
  removeGift: ({ params, operator }) => removeGift(context, params.giftId, operator.id),
  async switchGifts({ body, operator }) {
    await switchGifts(context, body.isEnabled, operator.id);
    return ok();
  },
});
