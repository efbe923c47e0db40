import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { pageTitles } from '#find/content';
import { StaticPageScreen } from '../../features/find/content/static-page-screen.tsx';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/commercial-transaction')({ component: Commercial });

function Commercial() {
  return (
    <>
      <AppBar title={pageTitles.COMMERCIAL_TRANSACTION} onBack={useBack()} />
      <StaticPageScreen name="COMMERCIAL_TRANSACTION" side="cast" />
    </>
  );
}
