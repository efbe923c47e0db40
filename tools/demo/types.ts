import type { CastClass, TagGroup } from '@yoimachi/domain/profile';
import type { ReviewTier, TakeAgain } from '@yoimachi/domain/review';
import type { Day } from '@yoimachi/domain/time';
import type { App } from '../../apps/server/src/app.ts';
import type { Clock } from '../../apps/server/src/platform/clock/index.ts';
import type { Config } from '../../apps/server/src/platform/config/index.ts';
import type { Act } from './acting.ts';
import type { Visitor } from './visitor.ts';

/** The product that scenes are played in. */
export interface SceneOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Absent: the product's own. */
  readonly clock?: Clock;
}

/** What a scene is played with. */
export interface Stage {
  readonly app: App;
  /** The calls of the demo's operators. */
  readonly as: Act;
  /** Of them the one who deals with money. */
  readonly operatorId: string;
  readonly guest: Visitor;
  readonly cast: Visitor;
}

/** How much demo content to make. The same options give the same content. */
export type DemoOptions = {
  castCount: number;
  /** At most 100, so that guests' and casts' phone numbers stay apart. */
  guestCount: number;
  /** Everything past is before this day; schedules start the day after. */
  today: Day;
  seed: number;
};

export type DemoStore = {
  id: string;
  name: string;
  genre: number;
  prefecture: number;
  district: string;
  address: string;
  phone: string;
};

/** Minutes count from 00:00 JST of `day`. */
export type DemoSchedule = {
  day: Day;
  fromMinute: number;
  toMinute: number;
  workMinute: number;
  cantJoinAlone: boolean;
};

export type DemoTag = { group: TagGroup; tag: string };

export type DemoCast = {
  id: string;
  identityId: string;
  phone: string;
  nickname: string;
  birthday: Day;
  castClass: CastClass;
  stage: number;
  store: DemoStore;
  price30: number;
  price15: number;
  shortProfile: string;
  selfIntro: string;
  detail: {
    birthplace: number;
    residence: number;
    heightCm: number;
    hair: string;
    skin: string;
    cohabitants: number;
    drinking: number;
    smoking: number;
  };
  tags: DemoTag[];
  /** Picture numbers below /portraits; the first is the avatar. */
  photos: number[];
  registeredAt: Date;
  /** The last of them made her known to be of age. */
  ageChecks: DemoAgeCheck[];
  schedules: DemoSchedule[];
  /** Private registration data, to be sealed. */
  account: { name: string; nameKana: string; birthday: Day; email: string };
  bank: {
    bankName: string;
    bankCode: string;
    branchName: string;
    branchCode: string;
    accountType: 'ORDINARY';
    accountNumber: string;
    accountHolder: string;
    accountHolderKana: string;
  };
};

/** A check of age by a document that is decided. */
export type DemoAgeCheck = {
  id: string;
  way: 'ANALOG' | 'AUTO';
  documentType: 'DRIVERS_LICENSE' | 'PASSPORT';
  issuer: string;
  state: 'FAILED' | 'REJECTED' | 'VERIFIED';
  submittedAt: Date;
  decidedAt: Date;
};

export type DemoGuest = {
  id: string;
  identityId: string;
  phone: string;
  nickname: string;
  birthday: Day;
  detail: Record<string, string | number>;
  registeredAt: Date;
  /** Empty of those who showed their age by a card. */
  ageChecks: DemoAgeCheck[];
  favorites: { castId: string; at: Date }[];
};

export type DemoReview = {
  id: string;
  author: 'guest' | 'cast';
  tier: ReviewTier;
  again: TakeAgain | null;
  comment: string | null;
  createdAt: Date;
  visibleAt: Date | null;
};

/** A past booking of one guest and one cast. */
export type DemoBooking = {
  id: string;
  participationId: string;
  scheduleId: string;
  clientRequestId: string;
  number: string;
  guest: DemoGuest;
  cast: DemoCast;
  place: string;
  guestCount: number;
  schedule: DemoSchedule;
  startMinute: number;
  endMinute: number;
  plannedPoints: number;
  requestedAt: Date;
  approvedAt: Date | null;
  arrivedAt: Date | null;
  finishedAt: Date | null;
  /** When the hold was resolved: the finish, or the refusal or cancellation. */
  settledAt: Date;
  outcome: 'finished' | 'rejected' | 'cancelledByGuest';
  billedMinutes: number;
  billedPoints: number;
  rejectReason: string | null;
  reviews: DemoReview[];
};

export type DemoData = {
  options: DemoOptions;
  stores: DemoStore[];
  casts: DemoCast[];
  guests: DemoGuest[];
  /** In order of their requests. */
  bookings: DemoBooking[];
};
