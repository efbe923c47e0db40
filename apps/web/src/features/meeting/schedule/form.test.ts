import type { ScheduleInput } from '@yoimachi/domain/schedule';
import { instantAt } from '@yoimachi/domain/time';
import { describe, expect, it } from 'vitest';
import { fieldCodes, fieldMessage, newForm, repairOf } from './form.ts';

const now = instantAt('2026-11-21', 940);
const input: ScheduleInput = {
  day: '2026-11-24',
  fromMinute: 1050,
  toMinute: 1185,
  workMinute: 1200,
  workingBar: 'ラウンジ 灯',
  cantJoinAlone: false,
};
const codesOf = (change: Partial<ScheduleInput>, isTried = false) =>
  fieldCodes({ ...input, ...change }, now, isTried);
const repaired = (change: Partial<ScheduleInput>, field: 'fromMinute' | 'toMinute') =>
  repairOf({ ...input, ...change }, now, codesOf(change), field);

describe('the schedule form', () => {
  it('asks for what is missing only when she tries to save', () => {
    const empty = newForm('2026-11-24', undefined, '');
    expect(fieldCodes(empty, now, false).size).toBe(0);
    const codes = fieldCodes(empty, now, true);
    expect(fieldMessage(codes, 'fromMinute')).toBe('開始時刻と終了時刻を選択してください。');
    expect(fieldMessage(codes, 'workMinute')).toBe('出勤予定時間を選択してください。');
    expect(codes.get('workingBar')).toBe('SCHEDULE_BAR_REQUIRED');
  });

  it('accepts an end 15 minutes before work', () => {
    expect(codesOf({}, true).size).toBe(0);
  });

  it('repairs an end that comes too near to work', () => {
    expect(codesOf({ toMinute: 1200 }).get('toMinute')).toBe('SCHEDULE_END_OVERLAPS_WORK');
    expect(repaired({ toMinute: 1200 }, 'toMinute')).toEqual({ field: 'toMinute', minute: 1185 });
  });

  it('repairs a time that is too short', () => {
    expect(repaired({ toMinute: 1080 }, 'toMinute')).toEqual({ field: 'toMinute', minute: 1095 });
  });

  it('offers no repair that would leave something wrong', () => {
    expect(repaired({ fromMinute: 1170, toMinute: 1200 }, 'toMinute')).toBeNull();
    expect(repaired({ fromMinute: 1230 }, 'fromMinute')).toBeNull();
  });

  it('moves a start of today that has passed to the next quarter', () => {
    expect(repaired({ day: '2026-11-21', fromMinute: 900 }, 'fromMinute')).toEqual({
      field: 'fromMinute',
      minute: 945,
    });
  });

  it('lets a start that has passed stay where it is', () => {
    const running = { ...input, day: '2026-11-21', fromMinute: 900 };
    expect(fieldCodes(running, now, true).get('fromMinute')).toBe('SCHEDULE_PAST');
    const kept = { fromMinute: 900, toMinute: 1185, workMinute: 1200 };
    expect(fieldCodes(running, now, true, kept).size).toBe(0);
  });

  it('moves an end that has passed to the next quarter', () => {
    const kept = { fromMinute: 840, toMinute: 1185, workMinute: 1200 };
    const early = { ...input, day: '2026-11-21', fromMinute: 840, toMinute: 900 };
    const codes = fieldCodes(early, now, true, kept);
    expect([...codes]).toEqual([['toMinute', 'SCHEDULE_PAST']]);
    expect(repairOf(early, now, codes, 'toMinute', kept)).toEqual({ field: 'toMinute', minute: 945 });
  });
});
