export {
  asUncertain,
  DeliveryError,
  deliverOnce,
  NOT_CONNECTED,
  type Delivered,
  type DeliveryContext,
} from './deliver-once.ts';
export { countMessages, forgetDeliveries } from './delivery.store.ts';
export { retryAfterSeconds } from './retry-after.ts';
