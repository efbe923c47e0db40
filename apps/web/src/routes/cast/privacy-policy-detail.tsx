import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { pageTitles } from '#find/content';
import { StaticPageScreen } from '../../features/find/content/static-page-screen.tsx';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/privacy-policy-detail')({ component: Privacy });

function Privacy() {
  return (
    <>
      <AppBar title={pageTitles.PRIVACY_POLICY} onBack={useBack()} />
      <StaticPageScreen name="PRIVACY_POLICY" side="cast" />
    </>
  );
}
