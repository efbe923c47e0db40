import { instantAt } from '@yoimachi/domain/time';
import { expect, it } from 'vitest';
import { DAY, dueState, meetingState, pendingState } from './booking.test-kit.ts';
import { timelineEntries } from './timeline-entries.ja.ts';

const event = (
  actor: string,
  action: string,
  castId: string | null = 'shiori',
  at = instantAt('2026-11-19', 1200),
) => ({ at: at.toISOString(), actor, action, castId });
const shiori = { userId: 'shiori', nickname: 'しおり' };
const mio = { userId: 'mio', nickname: 'みお' };
const cast = { role: 'cast', guestName: '藤代', others: [] } as const;
const guest = { role: 'guest', casts: [shiori] } as const;
const titles = (...[history, states, reader]: Parameters<typeof timelineEntries>) =>
  timelineEntries(history, states, reader).map((entry) => entry.title);

it('tells each side who did what, and what comes next', () => {
  const history = [event('guest', 'request'), event('cast', 'approve')];
  expect(timelineEntries(history, [dueState()], cast)).toEqual([
    { title: '藤代さんからリクエストが届きました', detail: '11/19（木）20:00' },
    { title: '承認しました', detail: '11/19（木）20:00' },
    { title: '同伴の開始', detail: '11/21（土）17:30', isNext: true },
  ]);
  expect(titles(history, [dueState()], guest)).toEqual([
    'リクエストを送信しました',
    'しおりさんが承認しました',
    '同伴の開始',
  ]);
});

it('names the deadline while the answer is open', () => {
  expect(timelineEntries([], [pendingState()], cast)).toEqual([
    { title: '返信期限', detail: '11/20（金）20:00', isNext: true },
  ]);
});

it('says of the guest that he met her, of the cast that she arrived', () => {
  const history = [event('guest', 'arrive'), event('cast', 'arrive')];
  expect(titles(history, [meetingState({ endsAt: instantAt(DAY, 1155) })], cast)).toEqual([
    '藤代さんが合流しました',
    '到着しました',
    '終了予定',
  ]);
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
  expect(titles(history, [meetingState(claimed)], guest)).toEqual([
    'しおりさんが「ゲストが来なかった」と申し立てました',
    '異議を申し立てました',
    '異議がなかったため、申し立てのとおり確定しました',
    '異議の申し立て期限',
  ]);
  const objected = meetingState({ ...claimed, objectedAt: instantAt(DAY, 1080) });
  expect(timelineEntries([], [objected], cast)).toEqual([{ title: '運営の確認', isNext: true }]);
});

it('leaves out what it has no words for, and ends with the settlement', () => {
  const finished = dueState({ finishedAt: instantAt(DAY, 1140), settledAt: instantAt(DAY, 1141) });
  expect(timelineEntries([event('system', 'somethingNew')], [finished], guest)).toEqual([
    { title: '決済が確定しました', detail: '11/21（土）19:01' },
  ]);
});

it('names the cast of whose participation it tells where there are several', () => {
  const two = { role: 'guest', casts: [shiori, mio] } as const;
  const history = [
    event('guest', 'request'),
    event('guest', 'request', 'mio'),
    event('cast', 'approve'),
    event('cast', 'approve', 'mio'),
    event('system', 'confirm'),
    event('guest', 'arrive', 'mio'),
    event('clock', 'noShow'),
  ];
  const states = [dueState({ status: 'NO_SHOW' }), meetingState()];
  expect(titles(history, states, two)).toEqual([
    'リクエストを送信しました',
    'しおりさんが承認しました',
    'みおさんが承認しました',
    '予約が確定しました',
    '合流しました（みおさん）',
    '到着が確認できていません（しおりさん）',
    '終了予定',
  ]);
  expect(titles(history, [states[0]!], { role: 'cast', guestName: '藤代', others: [mio] })).toEqual([
    '藤代さんからリクエストが届きました',
    '承認しました',
    'みおさんが承認しました',
    '予約が確定しました',
    '藤代さんが合流しました（みおさん）',
    '到着が確認できていません',
    '終了予定',
  ]);
});

it('waits for the others once she has approved, and says why the booking ended', () => {
  const held = pendingState({ status: 'APPROVE', approvedAt: instantAt('2026-11-19', 1300) });
  const reader = { role: 'cast', guestName: '藤代', others: [mio] } as const;
  expect(titles([], [held], reader)).toEqual(['ほかのキャストの返信期限']);
  expect(titles([], [held, pendingState()], { role: 'guest', casts: [shiori, mio] })).toEqual([
    'キャストの返信期限',
  ]);
  const ended = [event('cast', 'reject', 'mio'), event('system', 'couldNotTakePart')];
  expect(titles(ended, [], reader)).toEqual([
    '不成立となりました（みおさん）',
    '参加できないキャストがいたため、キャンセルになりました',
  ]);
});
