import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { pageTitles } from '#find/content';
import { StaticPageScreen } from '../../features/find/content/static-page-screen.tsx';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/term-of-service')({ component: Terms });

function Terms() {
  return (
    <>
      <AppBar title={pageTitles.TERM_SERVICE} onBack={useBack()} />
      <StaticPageScreen name="TERM_SERVICE" side="cast" />
    </>
  );
}
