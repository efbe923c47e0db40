import { describe, expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import {
  answer,
  stillAsked,
  checkNewPlace,
  endByItself,
  mayMovePlace,
  propose,
  viewOf,
  withdraw,
} from './index.ts';
import type { OpenProposal, PlaceMeeting, PlaceParticipation } from './index.ts';

const startsAt = new Date('2026-11-22T09:00:00Z');
const before = addMinutes(startsAt, -1);
const confirmedAt = new Date('2026-11-20T03:00:00Z');

const participation = (id: string, change: Partial<PlaceParticipation> = {}): PlaceParticipation => ({
  id,
  status: 'APPROVE',
  confirmedAt,
  arrivedAt: null,
  finishedAt: null,
  claimedAt: null,
  claimEndedAt: null,
  ...change,
});
const meeting = (...participations: PlaceParticipation[]): PlaceMeeting => ({
  startsAt,
  place: '銀座駅 A4出口',
  participations,
});
const left = participation('b', { status: 'CANCEL' });
const one = meeting(participation('a'));
const two = meeting(participation('a'), participation('b'));
const open = (by: string | null, ...agreedBy: string[]): OpenProposal => ({ by, place: '新橋駅', agreedBy });
const code = (result: { readonly ok: boolean }) => ('error' in result ? result.error : result);

describe('a typed place', () => {
  test.each([
    [' 新橋駅 烏森口 ', { ok: true, value: '新橋駅 烏森口' }],
    ['', { ok: false, error: { code: 'PLACE_REQUIRED', field: 'place' } }],
    ['　\n', { ok: false, error: { code: 'PLACE_REQUIRED', field: 'place' } }],
    ['銀座のホテル', { ok: false, error: { code: 'PLACE_NOT_PUBLIC', field: 'place' } }],
    ['🍣'.repeat(100), { ok: true, value: '🍣'.repeat(100) }],
    ['銀座駅 A4出口　', { ok: false, error: { code: 'PLACE_UNCHANGED', field: 'place' } }],
    ['あ'.repeat(101), { ok: false, error: { code: 'TOO_LONG', field: 'place' } }],
  ])('%j', (typed, result) => {
    expect(checkNewPlace(typed, '銀座駅 A4出口')).toEqual(result);
  });
});

describe('who may move the place', () => {
  test('from the confirmation until the start, either side', () => {
    expect([null, 'a'].map((proposer) => mayMovePlace(one, proposer, before))).toEqual([true, true]);
    expect([null, 'a'].map((proposer) => mayMovePlace(one, proposer, startsAt))).toEqual([false, false]);
    const held = meeting(participation('a', { confirmedAt: null }));
    expect([null, 'a'].map((proposer) => mayMovePlace(held, proposer, before))).toEqual([false, false]);
  });

  test('not who has left, nor the guest when everybody has', () => {
    const oneLeft = meeting(participation('a'), left);
    expect([null, 'a', 'b'].map((proposer) => mayMovePlace(oneLeft, proposer, before))).toEqual([
      true,
      true,
      false,
    ]);
    expect(mayMovePlace(meeting(left), null, before)).toBe(false);
    expect(mayMovePlace(one, 'a stranger', before)).toBe(false);
  });

  test('also a cast who has come early', () => {
    expect(
      mayMovePlace(meeting(participation('a', { arrivedAt: addMinutes(startsAt, -30) })), 'a', before),
    ).toBe(true);
  });
});

describe('a proposal', () => {
  const by = (proposer: string | null, place = '有楽町駅') => ({ by: proposer, place });

  test('is kept without blanks, and ends an own one', () => {
    expect(propose(one, null, by(null, ' 有楽町駅 '), before)).toEqual({
      ok: true,
      value: { place: '有楽町駅', endsOpen: null },
    });
    expect(propose(one, open(null), by(null), before)).toMatchObject({ value: { endsOpen: 'WITHDRAWN' } });
    expect(propose(one, open('a'), by('a'), before)).toMatchObject({ value: { endsOpen: 'WITHDRAWN' } });
  });

  test('waits for an answer to somebody else’s, unless that one has left', () => {
    expect(code(propose(one, open('a'), by(null), before))).toEqual({ code: 'PLACE_PROPOSAL_OPEN' });
    expect(code(propose(two, open('a'), by('b'), before))).toEqual({ code: 'PLACE_PROPOSAL_OPEN' });
    expect(propose(meeting(participation('a'), left), open('b'), by(null), before)).toMatchObject({
      value: { endsOpen: 'LAPSED' },
    });
  });

  test('is refused after the start, for the same place and for a place that is not public', () => {
    expect(code(propose(one, null, by(null), startsAt))).toEqual({ code: 'ACTION_NOT_ALLOWED' });
    expect(code(propose(one, null, by('a', '銀座駅 A4出口 '), before))).toMatchObject({
      code: 'PLACE_UNCHANGED',
    });
    expect(code(propose(one, null, by('a', '自宅'), before))).toMatchObject({ code: 'PLACE_NOT_PUBLIC' });
  });
});

describe('an answer', () => {
  const yes = (proposer: string | null) => ({ by: proposer, decision: 1 as const });
  const no = (proposer: string | null) => ({ by: proposer, decision: -1 as const });

  test('of the only cast decides', () => {
    expect(answer(one, open(null), yes('a'), before)).toEqual({ ok: true, value: 'ACCEPTED' });
    expect(answer(one, open(null), no('a'), before)).toEqual({ ok: true, value: 'DECLINED' });
  });

  test('of several casts decides with the last agreement or the first refusal', () => {
    expect(answer(two, open(null), yes('a'), before)).toEqual({ ok: true, value: null });
    expect(answer(two, open(null, 'a'), yes('b'), before)).toEqual({ ok: true, value: 'ACCEPTED' });
    expect(answer(two, open(null, 'a'), no('b'), before)).toEqual({ ok: true, value: 'DECLINED' });
    expect(answer(meeting(participation('a'), left), open(null), yes('a'), before)).toEqual({
      ok: true,
      value: 'ACCEPTED',
    });
  });

  test('to a cast’s proposal is the guest’s alone', () => {
    expect(answer(two, open('a'), yes(null), before)).toEqual({ ok: true, value: 'ACCEPTED' });
    expect(code(answer(two, open('a'), yes('b'), before))).toEqual({ code: 'ACTION_NOT_ALLOWED' });
  });

  test('is nobody’s own, given once, and only while the proposal lives', () => {
    expect(code(answer(one, open(null), yes(null), before))).toEqual({ code: 'ACTION_NOT_ALLOWED' });
    expect(code(answer(two, open(null, 'a'), no('a'), before))).toEqual({ code: 'ACTION_NOT_ALLOWED' });
    expect(code(answer(one, open(null), yes('a'), startsAt))).toEqual({ code: 'PLACE_PROPOSAL_CLOSED' });
    expect(code(answer(meeting(participation('a'), left), open('b'), yes(null), before))).toEqual({
      code: 'PLACE_PROPOSAL_CLOSED',
    });
  });
});

test('only who proposed takes it back, before the start', () => {
  expect(withdraw(one, open('a'), 'a', before)).toEqual({ ok: true, value: 'WITHDRAWN' });
  expect(code(withdraw(one, open('a'), null, before))).toEqual({ code: 'ACTION_NOT_ALLOWED' });
  expect(code(withdraw(one, open('a'), 'a', startsAt))).toEqual({ code: 'PLACE_PROPOSAL_CLOSED' });
});

test('it ends by itself at the start, with its booking or its cast, and by the last one who had not agreed leaving', () => {
  expect(endByItself(two, open(null, 'a'), before)).toBeNull();
  expect(endByItself(two, open(null, 'a'), startsAt)).toBe('LAPSED');
  expect(endByItself(meeting(left), open(null), before)).toBe('LAPSED');
  expect(endByItself(meeting(participation('a'), left), open('b'), before)).toBe('LAPSED');
  expect(endByItself(meeting(participation('a'), left), open(null, 'a'), before)).toBe('ACCEPTED');
  expect(endByItself(meeting(participation('a'), left), open('a'), before)).toBeNull();
});

test('each side sees what it is for it', () => {
  const views = (proposal: OpenProposal) =>
    [null, 'a', 'b'].map((proposer) => viewOf(two, proposal, proposer));
  expect(views(open(null, 'a'))).toEqual(['OWN', 'AGREED', 'ASKED']);
  expect(views(open('b'))).toEqual(['ASKED', 'OTHERS', 'OWN']);
  expect(stillAsked(two, open(null))).toEqual(['a', 'b']);
});
