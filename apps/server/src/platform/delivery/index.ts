export { DeliveryError, deliverOnce, type Delivered, type DeliveryContext } from './deliver-once.ts';
export { forgetDeliveries } from './delivery.store.ts';
