import { createFileRoute } from '@tanstack/react-router';
import { SeveralRequestPage } from '#meeting/booking-request';
import { isDay, type Day } from '#lib/dates.ts';

interface Search {
  /** The cast whose schedule the request starts from. */
  readonly castId: string;
  readonly day?: Day;
  /** Casts to start with in addition to her. */
  readonly with?: readonly string[];
  /** Back from 3-D Secure: the request is sent again. */
  readonly resend?: true;
}

export const Route = createFileRoute('/guest/dohan-request')({
  validateSearch: (search: Readonly<Record<string, unknown>>): Search => {
    const { castId, day, resend, with: others } = search;
    return {
      castId: typeof castId === 'string' ? castId : '',
      ...(typeof day === 'string' && isDay(day) && { day }),
      ...(Array.isArray(others) && { with: others.filter((id) => typeof id === 'string') }),
      ...(resend === true && { resend }),
    };
  },
  component: SeveralRequestPage,
});
