import type { giftAdminRoutes } from '@yoimachi/contract/gift-admin';
import { ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { addGift, changeGiftPrice, removeGift, switchGifts } from './commands/edit-gifts.ts';

export const giftAdmin = (context: ActContext): OperatorHandlers<typeof giftAdminRoutes> => ({
  async addGift({ body }) {
    const added = await addGift(context, body);
    return added.ok ? ok({ giftId: added.value }) : added;
  },
  changeGiftPrice: ({ params, body }) => changeGiftPrice(context, params.giftId, body.points),
  removeGift: ({ params }) => removeGift(context, params.giftId),
  async switchGifts({ body }) {
    await switchGifts(context, body.isEnabled);
    return ok();
  },
});
