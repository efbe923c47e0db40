export { pushModule } from './push.module.ts';
export { pushPersonal } from './personal.store.ts';
export { subscriptionsOf } from './push.store.ts';
export { sealedPushAddresses } from './seal.ts';
export { sendPush } from './send-push.ts';
