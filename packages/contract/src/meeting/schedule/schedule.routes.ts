import * as z from 'zod/mini';
import { day, id } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { TEXT_ERRORS } from '@yoimachi/contract/text-rules';
import * as s from './schedule.schema.ts';

const RULES = [
  'SCHEDULE_TIME_REQUIRED',
  'SCHEDULE_WORK_REQUIRED',
  'SCHEDULE_PAST',
  'SCHEDULE_END_BEFORE_WORK',
  'SCHEDULE_START_AFTER_WORK',
  'SCHEDULE_END_OVERLAPS_WORK',
  'SCHEDULE_STEP',
  'SCHEDULE_TOO_SHORT',
  'SCHEDULE_TOO_FAR',
  'SCHEDULE_BAR_REQUIRED',
  'SCHEDULE_RANGE',
  'TEXT_INVALID',
  'TOO_LONG',
  'NOT_FOUND',
] as const;
const range = z.object({ from: day(), to: day() });

export const scheduleRoutes = {
  listSchedules: route('GET', '/schedules', 'cast', {
    summary: 'Her own schedules between two days (at most 100 days apart), both included.',
    query: range,
    answer: z.object({ schedules: z.array(s.ownSchedule) }),
  }),
  createSchedule: route('POST', '/schedules', 'cast', {
    consents: { to: 'MEET' },
    summary: 'Registers the schedule of a day.',
    body: s.scheduleInput,
    answer: s.ownSchedule,
    errors: [...RULES, ...TEXT_ERRORS, 'SCHEDULE_EXISTS', 'CAST_NOT_VERIFIED'],
  }),
  getSchedule: route('GET', '/schedules/detail', 'cast', {
    summary: 'One of her schedules.',
    query: z.object({ scheduleId: id() }),
    answer: s.ownSchedule,
    errors: ['NOT_FOUND'],
  }),
  updateSchedule: route('PUT', '/schedules/detail', 'cast', {
    summary:
      'Changes a schedule. Pending requests that no longer fit are refused, once she has confirmed how many.',
    body: z.object({
      scheduleId: id(),
      version: z.int(),
      ...z.omit(s.scheduleInput, { day: true }).shape,
      confirmedRefusals: s.confirmedRefusals(),
    }),
    answer: s.ownSchedule,
    errors: [...RULES, ...TEXT_ERRORS, 'SCHEDULE_HOLDS_BOOKING', 'SCHEDULE_REFUSES_REQUESTS', 'CONFLICT'],
  }),
  deleteSchedule: route('DELETE', '/schedules/detail', 'cast', {
    summary:
      'Deletes a schedule on which there was no approved booking, under the same conditions as a change.',
    body: z.object({ scheduleId: id(), version: z.int(), confirmedRefusals: s.confirmedRefusals() }),
    errors: ['NOT_FOUND', 'SCHEDULE_PAST', 'SCHEDULE_HOLDS_BOOKING', 'SCHEDULE_REFUSES_REQUESTS', 'CONFLICT'],
  }),
  copySchedule: route('POST', '/schedules/copy', 'cast', {
    idempotent: true,
    consents: { to: 'MEET' },
    summary:
      'Copies a schedule to other days, over what is there. Each day has its own outcome; requests that no longer fit are refused, once she has confirmed how many.',
    body: z.object({
      scheduleId: id(),
      version: z.int(),
      days: z.array(s.copyTarget).check(z.minLength(1), z.maxLength(s.MAX_COPY_DAYS)),
      /** On all days together. */
      confirmedRefusals: s.confirmedRefusals(),
    }),
    answer: z.object({ days: z.array(s.copiedDay) }),
    errors: ['NOT_FOUND', 'CAST_NOT_VERIFIED', 'SCHEDULE_REFUSES_REQUESTS', 'CONFLICT'],
  }),
  listCastDays: route('GET', '/casts/:castId/schedules', 'guest', {
    summary: "A cast's schedules of the days that can be asked for, as this guest may use them.",
    params: z.object({ castId: id() }),
    query: range,
    answer: z.object({ days: z.array(s.castDay) }),
    errors: ['NOT_FOUND'],
  }),
} as const;
