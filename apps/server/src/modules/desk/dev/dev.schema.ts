import * as z from 'zod/mini';
import { UserType } from '@yoimachi/domain/account';
import { OFFERED_DOCUMENTS } from '@yoimachi/domain/age-check';
import { SAMPLE_KINDS } from './dev.deps.ts';
import { INBOX_CHANNELS } from './dev.store.ts';

// What comes from forms is text.
const short = () => z.string().check(z.maxLength(200));

export const home = z.object({ q: z._default(short(), '') });
export const inbox = z.object({
  recipient: z.optional(short()),
  channel: z.optional(z.literal(INBOX_CHANNELS)),
});
export const clock = z.object({
  minutes: z.optional(z.coerce.number()),
  /** ISO text; Tokyo time when it has no zone. */
  advanceTo: z.optional(short()),
  place: z.optional(z.literal(['tomorrowNoon', 'beforeNextBooking'])),
});
export const tab = z.object({
  account_id: z.optional(z.uuid()),
  phone: z._default(short(), ''),
  user_type: z._default(z.literal([1, 2]), UserType.GUEST),
});
export const signIn = z.object({ grant: short() });

export const office = z.object({ operator_id: z.uuid() });

export const documents = z.object({ account_id: z.uuid() });
export const document = z.object({
  account_id: z.uuid(),
  type: z.enum(OFFERED_DOCUMENTS),
  kind: z.enum(SAMPLE_KINDS),
});

export const isInputError = (error: unknown): boolean => error instanceof z.core.$ZodError;
