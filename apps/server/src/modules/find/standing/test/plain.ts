import { sql } from 'kysely';
import { addDays, type Day, dayOf, minuteOfDay } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';

/*
 * A second implementation of where casts stand: it reads whole tables and goes through them one by one, with numbers of its own.
 */

interface Tables {
  readonly casts: readonly {
    id: string;
    prefecture: number;
    district: string;
    genre: number;
    listed: boolean;
    registered_at: Date;
    review_count: number;
    review_points: number;
    short_profile: string;
    self_intro: string;
    verify_status: number;
    profile: Record<string, unknown>;
  }[];
  readonly photos: readonly { cast_id: string }[];
  readonly tags: readonly { cast_id: string }[];
  readonly reviews: readonly { cast_id: string; tier: string; visible_at: Date | null }[];
  readonly schedules: readonly {
    cast_id: string;
    day: Day;
    from_minute: number;
    to_minute: number;
    updated_at: Date;
  }[];
  readonly shares: readonly {
    cast_id: string;
    status: string;
    requested_at: Date;
    starts_at: Date;
    ends_at: Date;
    approved_at: Date | null;
    rejected_at: Date | null;
    finished_at: Date | null;
    deadline_at: Date;
  }[];
}

export interface PlainEntry {
  readonly castId: string;
  readonly score: number;
  readonly prefecture: number;
  readonly district: string;
  readonly genre: number;
  readonly listed: boolean;
}

async function read(db: Db): Promise<Tables> {
  const all = async <Row>(table: string, where: string) =>
    (await sql<Row>`select * from ${sql.table(table)} where ${sql.raw(where)}`.execute(db)).rows;
  return {
    casts: await all('cast_member', 'price30 is not null and store_id is not null'),
    reviews: await all('review', "author = 'guest'"),
    photos: await all('cast_photo', 'true'),
    tags: await all('cast_tag', 'true'),
    schedules: await all('schedule', 'true'),
    shares: await all('participation', 'true'),
  };
}

/** Everybody who has a place in each ranking, best first. */
export async function plainRankings(
  db: Db,
  now: Date,
): Promise<Record<'RATED' | 'NEW' | 'OPEN', PlainEntry[]>> {
  const tables = await read(db);
  const today = dayOf(now);
  const since = new Date(`${addDays(today, -90)}T00:00:00+09:00`);
  const rankings: Record<'RATED' | 'NEW' | 'OPEN', PlainEntry[]> = { RATED: [], NEW: [], OPEN: [] };
  for (const { id, registered_at, ...cast } of tables.casts) {
    const entry = { castId: id, ...cast };
    const points = tables.reviews
      .filter((review) => review.cast_id === id && review.visible_at !== null && review.visible_at >= since)
      .map(({ tier }) => ({ GOOD: 5, KEEP: 3, BAD: 1 })[tier]!);
    const total = points.reduce((sum, one) => sum + one, 5 * 3.5);
    const score = Math.round((100 * total) / (points.length + 5));
    if (points.length >= 3) rankings.RATED.push({ ...entry, score });
    const ageDays = (now.getTime() - registered_at.getTime()) / 86_400_000;
    if (points.length >= 3 && ageDays < 90) rankings.NEW.push({ ...entry, score });
    const free = Array.from({ length: 7 }, (_, after) => addDays(today, after + 1)).filter((day) =>
      isFree(tables, id, day),
    ).length;
    const { rate } = answersOf(tables, id, since);
    if (free > 0) rankings.OPEN.push({ ...entry, score: Math.round(500 * (0.6 * (free / 7) + 0.4 * rate)) });
  }
  for (const list of Object.values(rankings))
    list.sort((a, b) => b.score - a.score || (a.castId < b.castId ? 1 : -1));
  return rankings;
}

function answersOf({ shares }: Tables, castId: string, since: Date) {
  const asked = shares.filter((share) => share.cast_id === castId && share.starts_at >= since);
  const answered = asked.filter((share) => share.approved_at !== null || share.status === 'REJECT');
  const silent = asked.filter(
    (share) =>
      share.status === 'AUTO_REJECT' && !share.approved_at && share.rejected_at! >= share.deadline_at,
  );
  const answeredAt = answered.map((share) => (share.approved_at ?? share.rejected_at!).getTime());
  const waited = answered.map((share, index) => (answeredAt[index]! - share.requested_at.getTime()) / 60_000);
  return {
    rate: (answered.length + 2) / (answered.length + silent.length + 3),
    meanMinutes: waited.length > 0 ? waited.reduce((a, b) => a + b, 0) / waited.length : null,
    lastAt: Math.max(0, ...answeredAt),
  };
}

/** How well everybody is recommended by the weights of the first day, in steps of 25 of 1000. */
export async function plainSteps(db: Db, now: Date): Promise<Map<string, number>> {
  const tables = await read(db);
  const today = dayOf(now);
  const since = new Date(`${addDays(today, -90)}T00:00:00+09:00`);
  const held = (share: number) => Math.max(0, Math.min(1, share));
  const steps = new Map<string, number>();
  for (const cast of tables.casts) {
    const free = [1, 2, 3, 4, 5, 6, 7].filter((after) =>
      isFree(tables, cast.id, addDays(today, after)),
    ).length;
    const scored = cast.review_count >= 3;
    const mean = scored
      ? Math.round((1_750 + 100 * cast.review_points) / (cast.review_count + 5)) / 100
      : 3.5;
    const { rate, meanMinutes, lastAt } = answersOf(tables, cast.id, since);
    const coming = tables.schedules.filter(({ cast_id, day }) => cast_id === cast.id && day > today);
    const fresh = Math.max(
      lastAt,
      cast.registered_at.getTime(),
      ...coming.map(({ updated_at }) => updated_at.getTime()),
    );
    const gaps = [
      cast.verify_status !== 2,
      coming.length === 0,
      !tables.photos.some(({ cast_id }) => cast_id === cast.id),
      cast.short_profile === '',
      cast.self_intro === '',
      Object.values(cast.profile).filter((value) => value !== null).length < 3,
      !tables.tags.some(({ cast_id }) => cast_id === cast.id),
    ].filter(Boolean).length;
    const sum =
      30 * held(free / 3) +
      30 * held((mean - 1) / 4) +
      15 * held(rate) +
      5 * (meanMinutes === null ? 0.5 : held(1 - (meanMinutes - 60) / 1_380)) +
      10 * held(1 - (now.getTime() - fresh) / (30 * 86_400_000)) +
      10 * held(1 - gaps / 8);
    steps.set(cast.id, Math.floor(Math.floor(sum * 10) / 25));
  }
  return steps;
}

/** Whether somebody could still be met for 45 minutes, tried quarter by quarter. */
function isFree(tables: Tables, castId: string, day: Day): boolean {
  const schedule = tables.schedules.find((one) => one.cast_id === castId && one.day === day);
  if (!schedule) return false;
  const taken = tables.shares.filter(
    ({ cast_id, status, finished_at }) =>
      cast_id === castId && (status === 'NO_SHOW' || (status === 'APPROVE' && finished_at === null)),
  );
  for (let start = schedule.from_minute; start < 1440 && start + 45 <= schedule.to_minute; start += 1) {
    const meets = taken.some(
      (one) => minuteOfDay(one.starts_at, day) < start + 45 && minuteOfDay(one.ends_at, day) > start,
    );
    if (!meets) return true;
  }
  return false;
}
