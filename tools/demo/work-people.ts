import type { ReportCategory } from '@yoimachi/domain/block';
import { sql } from 'kysely';
import type { App } from '../../apps/server/src/app.ts';
import { phonePlace } from '../../apps/server/src/modules/people/account/index.ts';
import {
  DEMO_ASKED_GUEST_PHONE,
  DEMO_CAST_PHONE,
  DEMO_GUEST_PHONE,
  DEMO_LEFT_GUEST_PHONE,
  DEMO_PICTURED_GUEST_PHONE,
  DEMO_SUSPENDED_GUEST_PHONE,
} from './accounts.ts';
import { indexOf } from './people.ts';
import { reportTexts } from './work-scenes.ja.ts';

export const DEMO_PENALISED_CAST_PHONE = '09000000111';

export const HELD_CAST_PHONES = ['09000000115', '09000000116'] as const;

interface Report {
  readonly isByCast: boolean;
  readonly category: ReportCategory;
  readonly text: string;
}

/** What people wrote of those whom they met. */
export const REPORTS: readonly Report[] = [
  { isByCast: true, category: 'CONTACT', text: reportTexts.contact },
  { isByCast: false, category: 'CASH', text: reportTexts.cash },
  { isByCast: true, category: 'DRINKING', text: reportTexts.drinking },
];

/** A demo guest with points to spend. */
export interface Guest {
  readonly id: string;
  readonly identityId: string;
  readonly phone: string;
  readonly points: number;
}

/** Those of whom the back office hears: whoever has the most points and nothing open, but for those whom one signs in as. */
export async function workGuests(app: App, most: number): Promise<readonly Guest[]> {
  const { db } = app.context;
  const points = sql<number>`w.paid_points + w.free_points - w.held_points`;
  const rows = await db
    .selectFrom('wallet as w')
    .innerJoin('account as a', 'a.id', 'w.guest_id')
    .innerJoin('identity as i', 'i.id', 'a.identity_id')
    .select(['a.id', 'i.id as identityId', 'i.phone_sealed', points.as('points')])
    .where('a.suspended_at', 'is', null)
    .where('a.left_at', 'is', null)
    .where('i.phone_index', 'not in', shownPhones(app))
    .where(sql<boolean>`exists (select from participation p where p.guest_id = a.id)`)
    .where(sql<boolean>`not exists (select from booking b where b.guest_id = a.id and b.open)`)
    .orderBy(points, 'desc')
    .orderBy('a.id')
    .limit(most)
    .execute();
  return rows.map(({ phone_sealed, ...row }) => ({
    ...row,
    phone: phoneOf(app, phone_sealed, row.identityId),
  }));
}

/** Casts with an account of their own and this many points of rewards that nothing holds, but for those whom one signs in as. */
export async function castsWithRewards(
  app: App,
  { most, points }: { readonly most: number; readonly points: number },
): Promise<readonly Met[]> {
  const { db } = app.context;
  const rows = await db
    .selectFrom('reward_balance as r')
    .innerJoin('account as a', 'a.id', 'r.cast_id')
    .innerJoin('identity as i', 'i.id', 'a.identity_id')
    .innerJoin('cast_private as p', 'p.cast_id', 'a.id')
    .innerJoin('cast_member as c', 'c.id', 'a.id')
    .select(['a.id', 'i.id as identityId', 'i.phone_sealed'])
    .where('r.reward_points', '>=', points)
    .where('p.bank_account', 'is not', null)
    .where('c.verify_status', '=', 2)
    .where('a.suspended_at', 'is', null)
    .where('a.left_at', 'is', null)
    .where('i.phone_index', 'not in', shownPhones(app))
    .orderBy('a.id')
    .limit(most)
    .execute();
  return rows.map(({ id, identityId, phone_sealed }) => ({
    id,
    phone: phoneOf(app, phone_sealed, identityId),
  }));
}

/** Pairs who met, of whom nobody is one whom one signs in as. */
export async function pairsWhoMet(
  app: App,
  most: number,
): Promise<readonly { readonly guest: Met; readonly cast: Met }[]> {
  const { db } = app.context;
  const known = shownPhones(app);
  const rows = await db
    .selectFrom('participation as p')
    .innerJoin('account as g', 'g.id', 'p.guest_id')
    .innerJoin('account as c', 'c.id', 'p.cast_id')
    .innerJoin('identity as gi', 'gi.id', 'g.identity_id')
    .innerJoin('identity as ci', 'ci.id', 'c.identity_id')
    .select(['g.id as guestId', 'c.id as castId', 'gi.id as ofGuest', 'ci.id as ofCast'])
    .select(['gi.phone_sealed as guestPhone', 'ci.phone_sealed as castPhone'])
    .distinctOn('p.guest_id')
    .where('p.finished_at', 'is not', null)
    .where('gi.phone_index', 'not in', known)
    .where('ci.phone_index', 'not in', known)
    .orderBy('p.guest_id')
    .orderBy('p.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    guest: { id: row.guestId, phone: phoneOf(app, row.guestPhone, row.ofGuest) },
    cast: { id: row.castId, phone: phoneOf(app, row.castPhone, row.ofCast) },
  }));
}

const phoneOf = ({ context: { crypto } }: App, sealed: Buffer | null, identityId: string) =>
  crypto.open(sealed!, phonePlace(identityId)).replace('+81', '0');

/** People of stories of their own. */
const shownPhones = ({ context: { crypto } }: App) =>
  [
    DEMO_GUEST_PHONE,
    DEMO_CAST_PHONE,
    DEMO_LEFT_GUEST_PHONE,
    DEMO_SUSPENDED_GUEST_PHONE,
    DEMO_PICTURED_GUEST_PHONE,
    DEMO_ASKED_GUEST_PHONE,
  ].map((phone) => indexOf(crypto, phone));

interface Met {
  readonly id: string;
  readonly phone: string;
}
