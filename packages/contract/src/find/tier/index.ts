import * as z from 'zod/mini';
import { id } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

const about = z.object({ friendId: id() });
export const tier = () => z.literal(['GOOD', 'KEEP', 'BAD']);

/** How somebody sorts guests or casts for himself; nobody else ever reads it. */
export const tierRoutes = {
  readTier: route('GET', '/tiers/:friendId', 'member', {
    summary: "One's own tag on somebody: as chosen, else as one's last review, else KEEP.",
    params: about,
    answer: z.object({ tier: tier() }),
    errors: ['NOT_FOUND'],
  }),
  chooseTier: route('PUT', '/tiers/:friendId', 'member', {
    summary: "Chooses one's own tag on somebody; reviews no longer change it.",
    params: about,
    body: z.object({ tier: tier() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
