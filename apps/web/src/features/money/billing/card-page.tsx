import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useBack } from '#lib/use-back.ts';
import { AppBar } from '#ui/bars.tsx';
import { CardReturn } from './card-return.tsx';
import { CardScreen } from './card-screen.tsx';
import { Debts } from './debts.tsx';
import { cardTexts } from './ja.ts';
import { returnPath } from './order.ts';

/** /guest/payment-info: the card, what is owed, and the way back from the provider's page. */
export function CardPage() {
  const { setupId, next, debt } = useSearch({ from: '/guest/payment-info' });
  const { history } = useRouter();
  const navigate = useNavigate({ from: '/guest/payment-info' });
  const back = useBack();
  const [failure, setFailure] = useState<string | null>(null);
  // The last history entry is then the provider's page.
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
