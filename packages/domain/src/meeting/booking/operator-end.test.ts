import { expect, test } from 'vitest';
import { TAKEN_FOR_GRANTED } from './actions.ts';
import { participationsFor, decideBooking, type Participation } from './decide-booking.ts';
import type { Command } from './command.ts';
import type { ParticipationState } from './state.ts';
import {
  at,
  CLAIMED_BY_CAST,
  CLAIMED_BY_GUEST,
  DUE,
  HELD,
  MEETING,
  NO_SHOW,
  PENDING,
} from './state.fixture.ts';
import type { Actor } from './values.ts';

const reason = 'safety';
const CANCEL: Command = { action: 'forceCancel', reason };
const END: Command = { action: 'forceEnd', reason };
const NOW = at(18, 20);

const participationsOf = (...states: ParticipationState[]): Participation[] =>
  states.map((state, index) => ({ id: String(index), state }));
function decided(
  participations: readonly Participation[],
  command: Command,
  named?: string,
  actor: Actor = 'operator',
) {
  return decideBooking(participations, participationsFor(participations, command.action, named), command, {
    actor,
    now: NOW,
    factsOf: () => TAKEN_FOR_GRANTED,
  });
}
function steps(participations: readonly Participation[], command: Command, named?: string, actor?: Actor) {
  const result = decided(participations, command, named, actor);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.steps.map(({ id, decision }) => [id, decision.transition, decision.notify]);
}
const refused = (code: string) => ({ ok: false, error: { code } });

test('row 34: all that is open ends, whoever is in the meeting or not there yet', () => {
  const participations = participationsOf(MEETING, NO_SHOW, DUE);
  expect(steps(participations, CANCEL).map(([id, row]) => [id, row])).toEqual([
    ['0', '34a'],
    ['1', '34a'],
    ['2', '34a'],
  ]);
  const blaming = decided(participations, { action: 'forceCancel', reason, blamesGuest: true });
  expect(blaming.ok && blaming.value.steps[0]!.decision).toMatchObject({
    transition: '34',
    money: { kind: 'release', compensate: false },
    set: { cancelType: 'GUEST', reason },
    penalty: null,
  });
});

test('row 34: one of several before an arrival leaves none behind who waits for ever', () => {
  expect(steps(participationsOf(HELD, PENDING), CANCEL, '1').map(([id, row]) => [id, row])).toEqual([
    ['1', '34a'],
    ['0', '7'],
  ]);
});

test('row 34: one of several after an arrival ends alone, and the guest hears that the others go on', () => {
  expect(steps(participationsOf(MEETING, DUE), CANCEL, '1')).toEqual([
    ['1', '34a', ['GUEST_ONE_CAST_CANCELLED', 'CAST_ENDED_BY_OPERATOR', 'OTHERS_CAST_CANCELLED']],
  ]);
});

test('row 34: nothing is ended while a claim about it is open', () => {
  expect(decided(participationsOf(CLAIMED_BY_GUEST), CANCEL)).toMatchObject(refused('CLAIM_OPEN'));
  expect(decided(participationsOf(CLAIMED_BY_GUEST, MEETING), END)).toMatchObject(refused('CLAIM_OPEN'));
  expect(decided(participationsOf(CLAIMED_BY_CAST), CANCEL)).toMatchObject(refused('ACTION_NOT_ALLOWED'));
  expect(decided(participationsOf(CLAIMED_BY_CAST, MEETING), CANCEL)).toMatchObject({ ok: true });
});

test('row 34b: who is in the meeting ends it and is billed; who is not there yet stays as she is', () => {
  const participations = participationsOf(MEETING, MEETING, NO_SHOW);
  expect(steps(participations, END).map(([id, row]) => [id, row])).toEqual([
    ['0', '34b'],
    ['1', '34b'],
  ]);
  expect(steps(participations, END)[0]![2]).toEqual(['GUEST_ENDED_BY_OPERATOR', 'CAST_ENDED_BY_OPERATOR']);
  expect(decided(participationsOf(NO_SHOW), END)).toMatchObject(refused('ACTION_NOT_ALLOWED'));
});

test('row 10: a cast suspended beside one who has come ends alone; the others hear of it', () => {
  expect(steps(participationsOf(MEETING, DUE), { action: 'suspend' }, '1')).toEqual([
    ['1', '10a', ['GUEST_ONE_CAST_CANCELLED', 'CAST_AUTO_CANCELLED', 'OTHERS_CAST_CANCELLED']],
  ]);
});

test('row 30: the other casts hear that one has left, also while a claim about her is open', () => {
  const leave: Command = { action: 'forceFinish', reason };
  expect(steps(participationsOf(CLAIMED_BY_GUEST, MEETING), leave, '0', 'cast')).toEqual([
    ['0', '30a', ['GUEST_FINISHED', 'OTHERS_CAST_LEFT']],
  ]);
});
