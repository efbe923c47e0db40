import { scheduleRoutes } from '@yoimachi/contract/schedule';
import type { BodyInputOf } from '@yoimachi/contract/route';
import type { ScheduleInput } from '@yoimachi/domain/schedule';
import { call } from '#lib/api.ts';

/** An existing schedule, in the version she saw. */
export interface Kept {
  readonly scheduleId: string;
  readonly version: number;
}

export interface SaveInput {
  /** null registers a new one. */
  readonly kept: Kept | null;
  readonly input: ScheduleInput;
  /** How many pending requests she agreed to refuse with this. */
  readonly confirmedRefusals: number;
}

/** Registers or changes the schedule of a day. */
export function saveSchedule({ kept, input, confirmedRefusals }: SaveInput) {
  if (kept === null) return call(scheduleRoutes.createSchedule, { body: input });
  const { scheduleId, version } = kept;
  const { day: _fixed, ...rest } = input;
  return call(scheduleRoutes.updateSchedule, {
    body: { scheduleId, version, ...rest, confirmedRefusals },
  });
}

/** Deletes a schedule. */
export function deleteSchedule(kept: Kept, confirmedRefusals: number) {
  const { scheduleId, version } = kept;
  return call(scheduleRoutes.deleteSchedule, { body: { scheduleId, version, confirmedRefusals } });
}

/** Copies a schedule to other days; returns the outcome for each. */
export function copySchedule(body: BodyInputOf<typeof scheduleRoutes.copySchedule>, idempotencyKey: string) {
  return call(scheduleRoutes.copySchedule, { body, idempotencyKey });
}
