import { createFileRoute } from '@tanstack/react-router';
import { CardPage, readNext } from '#money/billing';

interface Search {
  /** The registration that the provider's page led back from. */
  readonly setupId?: string;
  /** Where the card is needed. */
  readonly next?: string;
  /** What is owed and was being paid when 3-D Secure led away. */
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
