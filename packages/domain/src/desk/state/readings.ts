import type { NodeRole, ProvidedService, Provider, StateChannel } from './kinds.ts';

/** How many there are; `isMore`: they were counted no further. */
interface Counted {
  readonly count: number;
  readonly isMore: boolean;
  /** Since when the oldest waits; null: there is none. */
  readonly oldestAt: Date | null;
}

export interface RoleReading {
  readonly role: NodeRole;
  /** Processes that do it now. */
  readonly alive: number;
  /** Processes that did it and stopped within the last hour without saying so. */
  readonly stopped: number;
}

/** A process of the product. */
export interface NodeReading {
  readonly nodeId: string;
  readonly host: string;
  readonly pid: number;
  readonly roles: readonly NodeRole[];
  readonly version: string;
  /** The newest migration that it knows. */
  readonly migration: number;
  readonly startedAt: Date;
  /** When it last said that it is alive. */
  readonly beatAt: Date;
  /** The database has newer migrations than it knows. */
  readonly isOutdated: boolean;
  /** Others that are alive and began after it stopped do all that it did. */
  readonly isReplaced: boolean;
}

export interface DatabaseReading {
  readonly sizeBytes: number;
  /** The newest that was applied. */
  readonly migration: number;
}

export interface ConnectionsReading {
  readonly used: number;
  readonly limit: number;
}

export interface TransactionReading {
  /** When the one began that has been running longest; null: none runs. */
  readonly oldestAt: Date | null;
}

export interface StorageReading {
  /** Living processes that were asked, and those of them that do not reach it. */
  readonly nodes: number;
  readonly failing: number;
  /** Those that do not find the marks of all others there: they keep files elsewhere. */
  readonly apart: number;
  /** Null where nobody can say. */
  readonly freeBytes: number | null;
}

/** Copies that the product makes itself (docs/backup.md). */
export interface CopiesReading {
  /** When the last copy of everything was whole; null: none was ever made, somebody else may do it. */
  readonly madeAt: Date | null;
  /** When what happened since was last copied by itself; null: it never is. */
  readonly logAt: Date | null;
}

export interface OutboxReading extends Counted {
  /** Events that nobody could handle. */
  readonly dead: number;
}

/** `count` waits for its turn: its time has come. */
export interface JobsReading extends Counted {
  readonly queue: string;
  /** Jobs that failed and are tried again, and how often the one that failed most often has. */
  readonly retrying: number;
  readonly mostTries: number;
  /** Jobs that were given up. */
  readonly dead: number;
}

/** `count` is overdue. */
export interface DueWorkReading extends Counted {
  readonly work: string;
  /** The first of them, where one that fails stays; null: there is none. */
  readonly oldestId: string | null;
}

export interface RoutineReading {
  readonly name: string;
  /** When it was last begun, as its time was meant; null: never. */
  readonly begunAt: Date | null;
  /** When it is begun next; a time that has passed is late. */
  readonly nextAt: Date;
}

export interface ChannelReading extends Counted {
  readonly channel: StateChannel;
  /** Of the last 24 hours; those that failed were not sent since. `isCapped`: they were counted no further. */
  readonly tried: number;
  readonly failed: number;
  readonly sentToday: number;
  readonly isCapped: boolean;
}

export interface PaymentsReading {
  /** When the payment service last told something. */
  readonly lastEventAt: Date | null;
  /** When the first card payment ended of which, and after which, it told nothing. */
  readonly unheardSince: Date | null;
  /** What has waited for its answer for so long that an operator was told. */
  readonly silent: number;
}

export interface ProviderReading {
  readonly service: ProvidedService;
  readonly provider: Provider;
}

export interface BooksReading {
  readonly checkedAt: Date | null;
  /** Rules that were broken. */
  readonly broken: number;
  /** People whose books were compared. */
  readonly people: number;
}

export interface StateReadings {
  readonly role: RoleReading;
  readonly node: NodeReading;
  readonly database: DatabaseReading;
  readonly connections: ConnectionsReading;
  readonly transaction: TransactionReading;
  readonly storage: StorageReading;
  readonly copies: CopiesReading;
  readonly outbox: OutboxReading;
  readonly jobs: JobsReading;
  readonly 'due-work': DueWorkReading;
  readonly routine: RoutineReading;
  readonly channel: ChannelReading;
  readonly payments: PaymentsReading;
  readonly provider: ProviderReading;
  readonly books: BooksReading;
}
