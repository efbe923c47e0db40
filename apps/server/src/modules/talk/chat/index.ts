export { chatAdmin } from './chat.admin.ts';
export { chatModule } from './chat.module.ts';
export { sayBooking } from './commands/hear-booking.ts';
export { favorited, giftSent, unfavorited } from './commands/turn.ts';
export { unseenOf } from './commands/tell-unseen.ts';
export { sendAs } from './commands/send-as.ts';
export { freezeChat } from './evidence.store.ts';
export { chatPersonal } from './personal.store.ts';
