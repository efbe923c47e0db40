import { ALONE } from '@yoimachi/domain/booking';
import { instantAt } from '@yoimachi/domain/time';
import { describe, expect, it } from 'vitest';
import { DAY, dueState, meetingState, pendingState } from './booking.test-kit.ts';
import { buttonOf, buttonsFor, guestButtonsFor, type BookingButton } from './booking-actions.ts';

const at = (minute: number) => instantAt(DAY, minute);
const actions = (buttons: readonly BookingButton[]) => buttons.map((button) => button.action);

describe('the buttons of a booking', () => {
  it('are approve and reject on a request, for the cast only', () => {
    const now = instantAt('2026-11-19', 1210);
    expect(actions(buttonsFor(pendingState(), 'cast', now, ALONE))).toEqual(['approve', 'reject']);
    expect(actions(buttonsFor(pendingState(), 'guest', now, ALONE))).toEqual(['withdraw']);
  });

  it('say from when the arrival can be pressed', () => {
    const early = buttonOf(buttonsFor(dueState(), 'cast', at(940), ALONE), 'arrive');
    expect(early).toEqual({ action: 'arrive', label: '到着しました', disabledReason: '16:30から押せます' });
    const open = buttonOf(buttonsFor(dueState(), 'cast', at(990), ALONE), 'arrive');
    expect(open?.disabledReason).toBeUndefined();
  });

  it('offer the early end until the end, and the end from then on', () => {
    const running = buttonsFor(meetingState(), 'cast', at(1102), ALONE);
    expect(actions(running)).toEqual(['end', 'forceFinish', 'claimGuestAbsent']);
    expect(buttonOf(running, 'end')?.disabledReason).toBe('19:00から押せます');
    const over = buttonsFor(meetingState(), 'cast', at(1140), ALONE);
    expect(actions(over)).toEqual(['end', 'claimGuestAbsent']);
    expect(buttonOf(over, 'end')?.disabledReason).toBeUndefined();
  });

  it('let a mistaken arrival be taken back for two minutes', () => {
    expect(buttonOf(buttonsFor(meetingState(), 'cast', at(1047), ALONE), 'takeBackArrival')).toBeDefined();
    expect(buttonOf(buttonsFor(meetingState(), 'cast', at(1048), ALONE), 'takeBackArrival')).toBeUndefined();
  });

  it('show the answers to an extension only while it is asked for', () => {
    expect(actions(buttonsFor(meetingState(), 'cast', at(1130), ALONE))).not.toContain('agreeExtension');
    const asked = meetingState({ extensionAskedAt: at(1130) });
    expect(actions(buttonsFor(asked, 'cast', at(1131), ALONE))).toEqual(
      expect.arrayContaining(['agreeExtension', 'declineExtension']),
    );
  });

  it('offer the claim from 15 minutes after the start, the objection to the other side alone', () => {
    expect(actions(buttonsFor(meetingState(), 'guest', at(1064), ALONE))).not.toContain('claimCastAbsent');
    expect(actions(buttonsFor(meetingState(), 'guest', at(1065), ALONE))).toContain('claimCastAbsent');
    const claimed = meetingState({ claimType: 'CAST_NO_SHOW', claimedAt: at(1066) });
    expect(actions(buttonsFor(claimed, 'guest', at(1067), ALONE))).toEqual(['askExtension', 'finish']);
    expect(buttonOf(buttonsFor(claimed, 'cast', at(1067), ALONE), 'objectToClaim')?.label).toBe(
      '異議を申し立てる',
    );
  });

  it('say what a cancellation costs the guest', () => {
    const cancel = buttonOf(buttonsFor(dueState(), 'guest', instantAt('2026-11-20', 600), ALONE), 'cancel');
    expect(cancel?.fee).toEqual({ percent: 50, points: 8250 });
  });
});

describe('the buttons of a booking with several casts', () => {
  const heldState = () => pendingState({ status: 'APPROVE', approvedAt: at(600) });
  const of = (first: ReturnType<typeof dueState>, second: ReturnType<typeof dueState>) => [
    { id: 'shiori', state: first },
    { id: 'mio', state: second },
  ];

  it('let a cast step back from what is not confirmed yet', () => {
    const now = instantAt('2026-11-19', 1310);
    expect(buttonsFor(heldState(), 'cast', now, ALONE)).toEqual([
      { action: 'cancel', label: '参加を取りやめる' },
    ]);
    expect(buttonOf(buttonsFor(dueState(), 'cast', now, ALONE), 'cancel')?.label).toBe(
      '予約をキャンセルする',
    );
  });

  it('cancel all of it for the fees of all, and nothing once one of them is there', () => {
    const now = instantAt('2026-11-20', 600);
    const { whole } = guestButtonsFor(of(dueState(), dueState({ plannedPoints: 9_001 })), now);
    expect(buttonOf(whole, 'cancel')?.fee).toEqual({ percent: 50, points: 8_250 + 4_500 });
    expect(guestButtonsFor(of(meetingState(), dueState()), at(1046)).whole).toEqual([]);
  });

  it('end the meeting with one or with all who are there', () => {
    const both = guestButtonsFor(of(meetingState(), meetingState()), at(1060));
    expect(both.whole).toEqual([{ action: 'finish', label: '全員の同伴を終了する' }]);
    expect(buttonOf(both.of('mio'), 'finish')?.label).toBe('終了する');
    const one = guestButtonsFor(of(meetingState(), dueState({ status: 'NO_SHOW' })), at(1070));
    expect(one.whole).toEqual([]);
    expect(actions(one.of('shiori'))).toContain('finish');
    expect(actions(one.of('mio'))).toEqual(['cancelNoShow']);
  });
});
