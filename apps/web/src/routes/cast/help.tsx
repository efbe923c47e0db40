import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { HelpScreen } from '../../features/content/help-screen.tsx';
import { contentTexts } from '../../features/content/index.ts';
import { AppBar } from '../../ui/bars.tsx';

export const Route = createFileRoute('/cast/help')({ component: Help });

function Help() {
  return (
    <>
      <AppBar title={contentTexts.help} onBack={useBack()} />
      <HelpScreen side="cast" />
    </>
  );
}
