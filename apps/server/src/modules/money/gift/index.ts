export { addGift, changeGiftPrice, removeGift, switchGifts } from './commands/edit-gifts.ts';
export { giftAdmin } from './gift.admin.ts';
export { giftModule } from './gift.module.ts';
export { isGiftEnabled, offeredGifts } from './gift.store.ts';
export { giftPersonal } from './personal.store.ts';
