import type { PayoffAmounts, PayoffPeriod } from '@yoimachi/domain/payoff';
import type { LotKind, LotPart } from '@yoimachi/domain/points';
import type { Day } from '@yoimachi/domain/time';
import type { DemoCast } from './types.ts';

/** `no` counts from 1; the database gives the real id. */
export type DemoLot = {
  no: number;
  guestId: string;
  kind: LotKind;
  grantedPoints: number;
  remainingPoints: number;
  expiresOn: Day;
  createdAt: Date;
};

type DemoPurchase = {
  id: string;
  guestId: string;
  clientKey: string;
  points: number;
  at: Date;
  lot: DemoLot;
};

/** A resolved hold; `parts` refer to lots by their `no`. */
type DemoHold = {
  no: number;
  bookingId: string;
  guestId: string;
  createdAt: Date;
  parts: LotPart[];
  usedPoints: number;
  resolvedAt: Date;
};

/** An account of the ledger by kind and, unless it is the service's own, its owner. */
export type DemoAccount = readonly [kind: string, ownerId?: string];

export type DemoTransfer = {
  kind: 'PURCHASE' | 'COUPON' | 'HOLD' | 'USE' | 'STAGE_FEE' | 'RELEASE' | 'PAYOFF';
  from: DemoAccount;
  to: DemoAccount;
  points: number;
  lot: DemoLot | null;
  bookingId?: string;
  participationId?: string;
  purchaseId?: string;
  causeId?: string;
  /** The ledger's name for the same movement; `keyHasLot` appends the lot's id. */
  key: string;
  keyHasLot?: boolean;
  at: Date;
};

export type DemoPayoff = {
  id: string;
  cast: DemoCast;
  points: number;
  amounts: PayoffAmounts;
};

/** The automatic payoffs of a 15th. */
export type DemoPayoffRun = {
  day: Day;
  at: Date;
  period: PayoffPeriod;
  payDay: Day;
  /** The day their bank file is made. */
  fileDay: Day;
  /** The pay day is over. */
  isPaid: boolean;
  payoffs: DemoPayoff[];
};

export type DemoBooks = {
  lots: DemoLot[];
  purchases: DemoPurchase[];
  holds: DemoHold[];
  /** In order of time. */
  transfers: DemoTransfer[];
  rewardPoints: Map<string, number>;
  /** In order of their days. */
  payoffRuns: DemoPayoffRun[];
};
