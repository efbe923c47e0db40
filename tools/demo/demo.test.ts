import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { NICKNAME_MAX, SELF_INTRO_MAX, SHORT_PROFILE_MAX } from '@yoimachi/domain/account';
import { placeTextError } from '@yoimachi/domain/booking';
import { checkPrices } from '@yoimachi/domain/pricing';
import { FORBIDDEN_TAG_WORDS, isDistrictOf, isTag, SHIPPED_DISTRICTS } from '@yoimachi/domain/profile';
import { checkSchedule } from '@yoimachi/domain/schedule';
import { addDays, ageOn, dayOf, endOfDay, instantAt } from '@yoimachi/domain/time';
import { otherDetails } from './details.ts';
import { DEMO_CAST_PHONE, DEMO_DEFAULTS, DEMO_GUEST_PHONE, makeDemo } from './demo.ts';

const today = '2026-11-21';
const demo = makeDemo({ ...DEMO_DEFAULTS, today });
const fingerprint = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

describe('makeDemo', () => {
  it('gives the same content for the same options, and other content for another seed', () => {
    expect(fingerprint(makeDemo({ ...DEMO_DEFAULTS, today }))).toBe(fingerprint(demo));
    expect(fingerprint(makeDemo({ ...DEMO_DEFAULTS, today, seed: 7 }))).not.toBe(fingerprint(demo));
  });

  it('draws what a detail says for itself: one more changes nothing else', () => {
    const all = otherDetails('cast', {}, 7);
    const { bloodType: _, ...others } = all;
    expect(otherDetails('cast', { bloodType: 'A' }, 7)).toEqual(others);
    expect(Object.keys(all)).toContain('bloodType');
  });

  it('has 240 casts in 60 stores of all genres and real districts, and 80 guests', () => {
    expect([demo.casts.length, demo.stores.length, demo.guests.length]).toEqual([240, 60, 80]);
    expect(new Set(demo.stores.map((store) => store.genre))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(
      demo.stores.every((store) => isDistrictOf(SHIPPED_DISTRICTS, store.prefecture, store.district)),
    ).toBe(true);
    expect(new Set(demo.stores.map((store) => store.district)).size).toBe(17);
    expect(new Set(demo.casts.map((cast) => cast.castClass)).size).toBe(3);
    expect(demo.guests[0]?.phone).toBe(DEMO_GUEST_PHONE);
    expect(demo.casts[0]?.phone).toBe(DEMO_CAST_PHONE);
  });

  it('keeps the limits of profiles', () => {
    for (const cast of demo.casts) {
      expect([...cast.nickname].length).toBeLessThanOrEqual(NICKNAME_MAX);
      expect(cast.nickname).not.toBe('');
      expect([...cast.selfIntro].length).toBeLessThanOrEqual(SELF_INTRO_MAX);
      expect([...cast.shortProfile].length).toBeLessThanOrEqual(SHORT_PROFILE_MAX);
      expect(checkPrices(cast)).toEqual([]);
      const age = ageOn(cast.birthday, today);
      expect(age).toBeGreaterThanOrEqual(20);
      expect(age).toBeLessThanOrEqual(46);
      if (age <= 20) expect(cast.detail.drinking).toBe(3);
    }
    expect(demo.guests.every((guest) => [...guest.nickname].length <= NICKNAME_MAX)).toBe(true);
  });

  it('repeats no name, introduction, portrait, phone or id', () => {
    const all = (pick: (cast: (typeof demo.casts)[number]) => unknown) => new Set(demo.casts.map(pick)).size;
    expect(all((cast) => cast.nickname)).toBe(240);
    expect(all((cast) => cast.selfIntro)).toBe(240);
    expect(all((cast) => cast.photos[0])).toBe(240);
    const people = [...demo.casts, ...demo.guests];
    expect(new Set(people.map((person) => person.phone)).size).toBe(320);
    expect(new Set(people.flatMap((person) => [person.id, person.identityId])).size).toBe(640);
  });

  it('uses only tags of the lists and no forbidden word', () => {
    for (const cast of demo.casts) {
      for (const { group, tag } of cast.tags) expect(isTag(group, tag)).toBe(true);
      const keys = cast.tags.map(({ group, tag }) => `${group}/${tag}`);
      expect(new Set(keys).size).toBe(keys.length);
      const text = [cast.nickname, cast.selfIntro, cast.shortProfile, ...keys].join(' ');
      expect(FORBIDDEN_TAG_WORDS.filter((word) => text.includes(word))).toEqual([]);
      expect(cast.photos.length).toBeLessThanOrEqual(5);
      expect(new Set(cast.photos).size).toBe(cast.photos.length);
    }
  });

  it('makes schedules that could have been typed, on about half of the next 30 days', () => {
    const now = new Date(endOfDay(today).getTime() - 1);
    const schedules = demo.casts.flatMap((cast) =>
      cast.schedules.map((each) => ({ ...each, workingBar: cast.store.name })),
    );
    for (const schedule of schedules) expect(checkSchedule(schedule, now)).toEqual([]);
    const share = schedules.length / (240 * 30);
    expect(share).toBeGreaterThan(0.48);
    expect(share).toBeLessThan(0.62);
    expect(demo.casts[0]?.schedules[0]?.day).toBe('2026-11-22');
  });

  it('lets the casts of the first store be met together on the first three days', () => {
    const ofFirst = demo.casts.filter(({ store }) => store.id === demo.casts[0]?.store.id);
    expect(ofFirst.length).toBe(4);
    for (const day of ['2026-11-22', '2026-11-23', '2026-11-24']) {
      const windows = ofFirst.map((cast) => {
        const { fromMinute, toMinute } = cast.schedules.find((each) => each.day === day)!;
        return `${fromMinute} ${toMinute}`;
      });
      expect(new Set(windows).size).toBe(1);
    }
  });
});

describe('registrations', () => {
  // A demo begins on any day.
  it.each([today, '2026-03-02', '2027-01-01', '2028-02-29'])(
    'before %s lie on many days, the last of them yesterday at the latest',
    (day) => {
      const { guests, casts } = makeDemo({ ...DEMO_DEFAULTS, today: day });
      for (const [people, most] of [
        [guests, 0.06],
        [casts, 0.04],
      ] as const) {
        const days = people.map(({ registeredAt }) => dayOf(registeredAt));
        const ofDays = [...Map.groupBy(days, (one) => one).values()].map(({ length }) => length);
        expect(Math.max(...ofDays) / people.length).toBeLessThan(most);
        expect(new Set(ofDays).size).toBeGreaterThan(1);
        expect(days.filter((one) => one >= addDays(day, -7)).length).toBeGreaterThan(0);
        expect(days.filter((one) => one >= addDays(day, -30)).length).toBeGreaterThan(8);
        expect(days.filter((one) => one < addDays(day, -80)).length).toBeGreaterThanOrEqual(
          people.length / 2 - 1,
        );
        expect(days.every((one) => one < day)).toBe(true);
      }
    },
  );

  it('come before all that somebody has', () => {
    const casts = new Map(demo.casts.map((cast) => [cast.id, cast]));
    for (const { registeredAt, favorites } of demo.guests)
      for (const { castId, at } of favorites) {
        expect(at > registeredAt && at > casts.get(castId)!.registeredAt).toBe(true);
        expect(at < instantAt(today, 0)).toBe(true);
      }
    for (const { registeredAt, ageChecks } of [...demo.guests, ...demo.casts])
      for (const { submittedAt, decidedAt } of ageChecks)
        expect(registeredAt < submittedAt && submittedAt < decidedAt && decidedAt < instantAt(today, 0)).toBe(
          true,
        );
    expect(demo.casts.every(({ ageChecks }) => ageChecks.at(-1)?.state === 'VERIFIED')).toBe(true);
  });

  it('leave newcomers at the first stages, and of some the reviews that make a ranking', () => {
    const since = (days: number) =>
      demo.casts.filter(({ registeredAt }) => registeredAt > instantAt(addDays(today, -days), 0));
    expect(new Set(since(28).map(({ stage }) => stage))).toEqual(new Set([0]));
    const ids = new Set(since(80).map(({ id }) => id));
    const reviewed = demo.bookings.flatMap(({ cast, reviews }) =>
      ids.has(cast.id) ? reviews.filter(({ author, visibleAt }) => author === 'guest' && visibleAt) : [],
    );
    expect(reviewed.length).toBeGreaterThan(20);
  });
});

describe('past bookings', () => {
  it('are over before today, at public places, within the schedule and billed by the rules', () => {
    expect(demo.bookings.length).toBeGreaterThan(200);
    for (const booking of demo.bookings) {
      const { day, fromMinute, toMinute } = booking.schedule;
      expect(booking.settledAt < instantAt(today, 0)).toBe(true);
      expect(day < today).toBe(true);
      expect(booking.startMinute).toBeGreaterThanOrEqual(fromMinute);
      expect(booking.endMinute).toBeLessThanOrEqual(toMinute);
      expect(booking.requestedAt < instantAt(day, 0)).toBe(true);
      expect(booking.billedPoints).toBeLessThanOrEqual(booking.plannedPoints);
      expect(placeTextError(booking.place)).toBeNull();
      expect(
        booking.guest.registeredAt < booking.requestedAt && booking.cast.registeredAt < booking.requestedAt,
      ).toBe(true);
      if (booking.outcome === 'finished') expect(booking.billedMinutes % 15).toBe(0);
    }
  });

  it('are at most one a day for a guest and for a cast', () => {
    for (const side of ['guest', 'cast'] as const) {
      const days = demo.bookings.map((booking) => `${booking[side].id} ${booking.schedule.day}`);
      expect(new Set(days).size).toBe(days.length);
    }
  });

  it('give many casts enough good reviews for a score', () => {
    const counts = new Map<string, number>();
    const reviews = demo.bookings.flatMap((b) =>
      b.reviews.filter((r) => r.author === 'guest' && r.visibleAt).map((r) => ({ ...r, cast: b.cast.id })),
    );
    for (const review of reviews) counts.set(review.cast, (counts.get(review.cast) ?? 0) + 1);
    expect([...counts.values()].filter((count) => count >= 3).length).toBeGreaterThan(35);
    expect(reviews.filter((review) => review.tier === 'GOOD').length / reviews.length).toBeGreaterThan(0.75);
  });
});

it('a large set stays unique where it must', { timeout: 60_000 }, () => {
  const large = makeDemo({ ...DEMO_DEFAULTS, castCount: 1600, today });
  expect(large.stores.length).toBe(120);
  expect(new Set(large.casts.map((cast) => `${cast.store.id} ${cast.nickname}`)).size).toBe(1600);
  expect(new Set(large.casts.map((cast) => cast.selfIntro)).size).toBe(1600);
  expect(new Set(large.stores.map((store) => `${store.name} ${store.district}`)).size).toBe(120);
});
