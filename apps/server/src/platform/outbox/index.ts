export { createOutbox, type Outbox } from './dispatcher.ts';
export { event, happened, type Happened } from './event.ts';
export { countEvents, deadEvents, reviveEvent } from './outbox.store.ts';
export { publish, publishAll } from './publish.ts';
export { checkHeard, on, onMany, type Heard, type Subscription } from './subscription.ts';
