import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { pageTitles } from '#find/content';
import { StaticPageScreen } from '../../features/find/content/static-page-screen.tsx';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/faq')({ component: Faq });

function Faq() {
  return (
    <>
      <AppBar title={pageTitles.FAQ} onBack={useBack()} />
      <StaticPageScreen name="FAQ" side="cast" />
    </>
  );
}
