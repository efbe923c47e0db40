import * as z from 'zod/mini';
import { route } from '@yoimachi/contract/route';

export const toDoRoutes = {
  countToDo: route('GET', '/bookings/to-do', 'member', {
    summary: "What this person's bookings ask for: requests to answer (of a cast) and reviews to write.",
    answer: z.object({ requests: z.int(), reviews: z.int() }),
  }),
} as const;
