export {
  mayRead,
  READ_KINDS,
  READ_REASON_MAX,
  READS_A_DAY,
  READ_SHOWN_MINUTES,
  READS_KEPT_DAYS,
  type ReadKind,
} from './read-log.ts';
