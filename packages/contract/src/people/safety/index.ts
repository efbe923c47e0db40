import * as z from 'zod/mini';
import { QUIET_CHOICES } from '@yoimachi/domain/safety';
import { id, instant } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** Where somebody is, sent only with his consent. */
export const sosPlace = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  accuracyMeters: z.number().check(z.minimum(0), z.maximum(1_000_000)),
});
export type SosPlace = z.output<typeof sosPlace>;

const quietChoice = z.literal([...QUIET_CHOICES]);
const quietHelp = z.object({
  helpId: id(),
  choice: quietChoice,
  sentAt: instant(),
  withdrawnAt: z.nullable(instant()),
});
export type QuietHelp = z.output<typeof quietHelp>;

export const safetyRoutes = {
  listQuietHelp: route('GET', '/cast/quiet-help', 'cast', {
    summary: 'What the caller quietly told the operators within a day, the newest first.',
    answer: z.object({ items: z.array(quietHelp) }),
    errors: [],
  }),
  sendQuietHelp: route('POST', '/cast/quiet-help', 'cast', {
    summary: 'Asks the operators for help without a word, at any time. The same `helpId` is one alert.',
    body: z.object({ helpId: id(), choice: quietChoice }),
    answer: quietHelp,
    errors: ['NOT_FOUND', 'QUIET_HELP_OFTEN'],
  }),
  withdrawQuietHelp: route('POST', '/cast/quiet-help/:helpId/withdraw', 'cast', {
    summary: 'Takes it back. The operators see that, and still make sure that all is well.',
    params: z.object({ helpId: id() }),
    errors: ['NOT_FOUND'],
  }),
  sendSos: route('POST', '/safety/sos', 'member', {
    summary:
      'Calls the operators to the meeting the caller is in. The same `sosId` is one alert; sent again with a place it adds the place.',
    body: z.object({ sosId: id(), place: z.optional(sosPlace) }),
    answer: z.object({ sosId: id(), receivedAt: instant(), hasPlace: z.boolean() }),
    errors: ['NOT_FOUND', 'SOS_NOT_OPEN'],
  }),
} as const;
