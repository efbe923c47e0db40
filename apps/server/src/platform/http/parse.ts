import type * as z from 'zod/mini';
import { isErrorCode } from '@yoimachi/contract/errors';
import { fail, ok, type Result } from '@yoimachi/domain/result';

/** What was wrong with one input: its path, such as `body` field `photos.0`, and a catalogue code. */
export interface FieldFailure {
  readonly field: string;
  readonly code: string;
}

/** Parses an input with its schema; otherwise VALIDATION with `details.fields`. Without a schema the input is ignored. */
export function parseInput(schema: z.ZodMiniType | undefined, input: unknown): Result<unknown, 'VALIDATION'> {
  if (!schema) return ok<unknown>(undefined);
  const parsed = schema.safeParse(input);
  if (parsed.success) return ok(parsed.data);
  const fields = parsed.error.issues.map((issue): FieldFailure => ({
    field: issue.path.map(String).join('.'),
    code: codeOf(issue),
  }));
  return fail('VALIDATION', fields[0]?.field || undefined, { fields });
}

// A rule with its own code gives it as its message; otherwise the issue's kind decides.
function codeOf(issue: z.core.$ZodIssue): string {
  if (isErrorCode(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'REQUIRED';
      return issue.expected === 'number' || issue.expected === 'int' ? 'NUMBER_INVALID' : 'VALIDATION';
    case 'too_big':
      return issue.origin === 'string' ? 'TOO_LONG' : 'VALIDATION';
    case 'invalid_format':
      return 'TEXT_INVALID';
    default:
      return 'VALIDATION';
  }
}
