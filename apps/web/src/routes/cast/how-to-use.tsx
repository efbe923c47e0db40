import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { pageTitles } from '#find/content';
import { StaticPageScreen } from '../../features/find/content/static-page-screen.tsx';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/how-to-use')({ component: HowToUse });

function HowToUse() {
  return (
    <>
      <AppBar title={pageTitles.HOW_TO_USE} onBack={useBack()} />
      <StaticPageScreen name="HOW_TO_USE" side="cast" />
    </>
  );
}
