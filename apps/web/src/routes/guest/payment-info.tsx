import { createFileRoute } from '@tanstack/react-router';
import { CardPage, readNext } from '#money/billing';

interface Search {
  /** The registration the provider's page returned from. */
  readonly setupId?: string;
  /** Where the card is needed. */
  readonly next?: string;
  /** The debt being paid when 3-D Secure took over. */
  readonly debt?: string;
}

export const Route = createFileRoute('/guest/payment-info')({
  validateSearch: ({ setupId, next, debt }: Readonly<Record<string, unknown>>): Search => ({
    ...(typeof setupId === 'string' && { setupId }),
    ...readNext(next),
    ...(typeof debt === 'string' && { debt }),
  }),
  component: CardPage,
});
