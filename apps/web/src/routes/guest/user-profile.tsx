import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '#find/search';
import { isDay, type Day } from '#lib/dates.ts';

interface Search {
  readonly castId: string;
  /** The chosen day. */
  readonly day?: Day;
  /** The request sheet is open. */
  readonly request?: true;
  /** Back from 3-D Secure: the request is sent again. */
  readonly resend?: true;
  /** The gift sheet is open, with this gift chosen, if any. */
  readonly gift?: string;
}

export const Route = createFileRoute('/guest/user-profile')({
  validateSearch: ({ castId, day, request, resend, gift }: Readonly<Record<string, unknown>>): Search => ({
    castId: typeof castId === 'string' ? castId : '',
    ...(typeof day === 'string' && isDay(day) && { day }),
    ...(request === true && { request }),
    ...(resend === true && { resend }),
    ...(typeof gift === 'string' && { gift }),
  }),
  component: ProfilePage,
});
