export {
  NODE_ROLES,
  PROVIDED_SERVICES,
  PROVIDERS,
  STATE_CHANNELS,
  STATE_KINDS,
  STATE_VERDICTS,
  stateAnchor,
  type NodeRole,
  type ProvidedService,
  type Provider,
  type StateChannel,
  type StateKind,
  type StateVerdict,
} from './kinds.ts';
export {
  BOOKS_MISSED_HOURS,
  CHANNEL_COUNTED_HOURS,
  COPY_MISSED_HOURS,
  FIGURES_KEPT_SECONDS,
  FIGURES_READ_SECONDS,
  NODE_BEAT_SECONDS,
  NODE_SHOWN_HOURS,
  NODE_SILENT_SECONDS,
  NODE_STOPS_WITHIN_HOURS,
  OVERDUE_SECONDS,
  STATE_COUNT_MOST,
  WEBHOOK_EARLY_MINUTES,
} from './limits.ts';
export { isAlive, readNodes, readRole, type Beat } from './nodes.ts';
export { judge, STATE_REASONS, verdictOf, worstOf, type Judged, type StateReason } from './judge.ts';
export type * from './readings.ts';
