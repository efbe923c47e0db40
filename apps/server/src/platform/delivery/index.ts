export {
  asUncertain,
  DeliveryError,
  deliverOnce,
  type Delivered,
  type DeliveryContext,
} from './deliver-once.ts';
export { countMessages, forgetDeliveries } from './delivery.store.ts';
export { retryAfterSeconds } from './retry-after.ts';
export { NOT_CONNECTED } from './not-connected.ts';
