export { publish, type OutboxMessage } from './publish.ts';
