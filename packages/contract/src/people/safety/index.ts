import * as z from 'zod/mini';
import { id, instant } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** Where somebody is, sent only with his consent. */
export const sosPlace = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  accuracyMeters: z.number().check(z.minimum(0), z.maximum(1_000_000)),
});
export type SosPlace = z.output<typeof sosPlace>;

export const safetyRoutes = {
  sendSos: route({
    method: 'POST',
    path: '/safety/sos',
    who: 'member',
    summary:
      'Calls the operators to the meeting the caller is in. The same `sosId` is one alert; sent again with a place it adds the place.',
    body: z.object({ sosId: id(), place: z.optional(sosPlace) }),
    answer: z.object({ sosId: id(), receivedAt: instant(), hasPlace: z.boolean() }),
    errors: ['NOT_FOUND', 'SOS_NOT_OPEN'],
  }),
} as const;
