export { createOutbox, type Outbox, type Subscriber, type Subscription } from './dispatcher.ts';
export { publish, publishAll, type NewOutboxEvent } from './publish.ts';
