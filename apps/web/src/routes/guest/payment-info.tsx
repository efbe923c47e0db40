import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useBack } from '../../app/use-back.ts';
import { CardReturn } from '../../features/money/billing/card-return.tsx';
import { CardScreen } from '../../features/money/billing/card-screen.tsx';
import { Debts } from '../../features/money/billing/debts.tsx';
import { cardTexts, readNext, returnPath } from '#money/billing';
import { AppBar } from '#ui/bars.tsx';

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
  component: CardRoute,
});

function CardRoute() {
  const { setupId, next, debt } = Route.useSearch();
  const { history } = useRouter();
  const navigate = Route.useNavigate();
  const back = useBack();
  const [failure, setFailure] = useState<string | null>(null);
  // The history's last entry is the provider's page then.
  const [isFromProvider] = useState(setupId !== undefined);
  const leave = () =>
    next ? history.replace(next) : void navigate({ to: '/guest/my-profile', replace: true });
  const forgetSetup = () => void navigate({ search: next ? { next } : {}, replace: true });
  return (
    <>
      <AppBar title={cardTexts.title} onBack={isFromProvider ? leave : back} />
      {setupId === undefined ? (
        <CardScreen
          returnPath={returnPath('/guest/payment-info', next)}
          failure={failure}
          isForCard={next !== undefined || failure !== null}
          first={<Debts resumed={debt} onResumed={forgetSetup} />}
        />
      ) : (
        <CardReturn
          key={setupId}
          setupId={setupId}
          onDone={next ? () => history.replace(next) : forgetSetup}
          onFailed={(sentence) => {
            setFailure(sentence);
            forgetSetup();
          }}
        />
      )}
    </>
  );
}
