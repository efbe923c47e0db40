import { addDays, instantAt, isDay, type Day } from '@yoimachi/domain/time';
import { UsageError, type CliArgs } from './command.ts';

const TYPED = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d))?$/;

/** A day, or a minute of one, as it was typed: `2026-12-01T10:00`; null when it is neither. */
export function typedTime(text: string): { readonly day: Day; readonly minute: number | null } | null {
  const [, day = '', hour, minute] = TYPED.exec(text) ?? [];
  if (!isDay(day)) return null;
  return { day, minute: hour === undefined ? null : Number(hour) * 60 + Number(minute) };
}

/**
 * An instant of Tokyo as it was typed: `2026-12-01`, or `2026-12-01T10:00`. A day alone begins at midnight, and ends with its last minute.
 *
 * @returns null where the option was not given. @throws UsageError when it is no such time.
 */
export function tokyoTime(args: CliArgs, name: string, edge: 'begin' | 'end'): Date | null {
  const text = args.option(name);
  if (text === undefined) return null;
  const typed = typedTime(text);
  if (!typed) throw new UsageError(`--${name} is a day or a time such as 2026-12-01T10:00.`);
  const { day, minute } = typed;
  if (minute !== null) return instantAt(day, minute);
  return instantAt(edge === 'begin' ? day : addDays(day, 1), 0);
}
