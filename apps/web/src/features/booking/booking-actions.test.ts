import { instantAt } from '@yoimachi/domain/time';
import { describe, expect, it } from 'vitest';
import { DAY, dueState, meetingState, pendingState } from './booking.test-kit.ts';
import { buttonOf, buttonsFor } from './booking-actions.ts';

const at = (minute: number) => instantAt(DAY, minute);
const actions = (buttons: ReturnType<typeof buttonsFor>) => buttons.map((button) => button.action);

describe('the buttons of a booking', () => {
  it('are approve and reject on a request, for the cast only', () => {
    const now = instantAt('2026-11-19', 1210);
    expect(actions(buttonsFor(pendingState(), 'cast', now))).toEqual(['approve', 'reject']);
    expect(actions(buttonsFor(pendingState(), 'guest', now))).toEqual(['withdraw']);
  });

  it('say from when the arrival can be pressed', () => {
    const early = buttonOf(buttonsFor(dueState(), 'cast', at(940)), 'arrive');
    expect(early).toEqual({ action: 'arrive', label: '到着しました', disabledReason: '16:30から押せます' });
    const open = buttonOf(buttonsFor(dueState(), 'cast', at(990)), 'arrive');
    expect(open?.disabledReason).toBeUndefined();
  });

  it('offer the early end until the end, and the end from then on', () => {
    const running = buttonsFor(meetingState(), 'cast', at(1102));
    expect(actions(running)).toEqual(['end', 'forceFinish', 'claimGuestAbsent']);
    expect(buttonOf(running, 'end')?.disabledReason).toBe('19:00から押せます');
    const over = buttonsFor(meetingState(), 'cast', at(1140));
    expect(actions(over)).toEqual(['end', 'claimGuestAbsent']);
    expect(buttonOf(over, 'end')?.disabledReason).toBeUndefined();
  });

  it('let a mistaken arrival be taken back for two minutes', () => {
    expect(buttonOf(buttonsFor(meetingState(), 'cast', at(1047)), 'takeBackArrival')).toBeDefined();
    expect(buttonOf(buttonsFor(meetingState(), 'cast', at(1048)), 'takeBackArrival')).toBeUndefined();
  });

  it('show the answers to an extension only while it is asked for', () => {
    expect(actions(buttonsFor(meetingState(), 'cast', at(1130)))).not.toContain('agreeExtension');
    const asked = meetingState({ extensionAskedAt: at(1130) });
    expect(actions(buttonsFor(asked, 'cast', at(1131)))).toEqual(
      expect.arrayContaining(['agreeExtension', 'declineExtension']),
    );
  });

  it('offer the claim from 15 minutes after the start, the objection to the other side alone', () => {
    expect(actions(buttonsFor(meetingState(), 'guest', at(1064)))).not.toContain('claimCastAbsent');
    expect(actions(buttonsFor(meetingState(), 'guest', at(1065)))).toContain('claimCastAbsent');
    const claimed = meetingState({ claimType: 'CAST_NO_SHOW', claimedAt: at(1066) });
    expect(actions(buttonsFor(claimed, 'guest', at(1067)))).toEqual(['askExtension', 'finish']);
    expect(buttonOf(buttonsFor(claimed, 'cast', at(1067)), 'objectToClaim')?.label).toBe('異議を申し立てる');
  });

  it('say what a cancellation costs the guest', () => {
    const cancel = buttonOf(buttonsFor(dueState(), 'guest', instantAt('2026-11-20', 600)), 'cancel');
    expect(cancel?.fee).toEqual({ percent: 50, points: 8250 });
  });
});
