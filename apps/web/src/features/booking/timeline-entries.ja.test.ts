import { instantAt } from '@yoimachi/domain/time';
import { expect, it } from 'vitest';
import { DAY, dueState, meetingState, pendingState } from './booking.test-kit.ts';
import { timelineEntries } from './timeline-entries.ja.ts';

const event = (actor: string, action: string, at = instantAt('2026-11-19', 1200)) => ({
  at: at.toISOString(),
  actor,
  action,
});
const cast = { role: 'cast', otherName: '藤代' } as const;
const guest = { role: 'guest', otherName: 'しおり' } as const;

it('tells each side who did what, and what comes next', () => {
  const history = [event('guest', 'request'), event('cast', 'approve')];
  expect(timelineEntries(history, dueState(), cast)).toEqual([
    { title: '藤代さんからリクエストが届きました', detail: '11/19（木）20:00' },
    { title: '承認しました', detail: '11/19（木）20:00' },
    { title: '同伴の開始', detail: '11/21（土）17:30', isNext: true },
  ]);
  expect(timelineEntries(history, dueState(), guest).map((entry) => entry.title)).toEqual([
    'リクエストを送信しました',
    'しおりさんが承認しました',
    '同伴の開始',
  ]);
});

it('names the deadline while the answer is open', () => {
  expect(timelineEntries([], pendingState(), cast)).toEqual([
    { title: '返信期限', detail: '11/20（金）20:00', isNext: true },
  ]);
});

it('says of the guest that he met her, of the cast that she arrived', () => {
  const titles = timelineEntries(
    [event('guest', 'arrive'), event('cast', 'arrive')],
    meetingState({ endsAt: instantAt(DAY, 1155) }),
    cast,
  );
  expect(titles.map((entry) => entry.title)).toEqual(['藤代さんが合流しました', '到着しました', '終了予定']);
});

it('names the end of the time to object, and the operator once somebody has', () => {
  const claimed = {
    status: 'FORCE_FINISH',
    finishedAt: instantAt(DAY, 1070),
    claimType: 'GUEST_NO_SHOW',
    claimedAt: instantAt(DAY, 1070),
  } as const;
  const history = [
    event('cast', 'claimGuestAbsent'),
    event('guest', 'objectToClaim'),
    event('clock', 'claimStands'),
  ];
  expect(timelineEntries(history, meetingState(claimed), guest).map((entry) => entry.title)).toEqual([
    'しおりさんが「ゲストが来なかった」と申し立てました',
    '異議を申し立てました',
    '異議がなかったため、申し立てのとおり確定しました',
    '異議の申し立て期限',
  ]);
  const objected = meetingState({ ...claimed, objectedAt: instantAt(DAY, 1080) });
  expect(timelineEntries([], objected, cast)).toEqual([{ title: '運営の確認', isNext: true }]);
});

it('leaves out what it has no words for, and ends with the settlement', () => {
  const finished = dueState({ finishedAt: instantAt(DAY, 1140), settledAt: instantAt(DAY, 1141) });
  expect(timelineEntries([event('system', 'somethingNew')], finished, guest)).toEqual([
    { title: '決済が確定しました', detail: '11/21（土）19:01' },
  ]);
});
