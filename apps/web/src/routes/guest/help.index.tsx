import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { HelpScreen } from '../../features/find/content/help-screen.tsx';
import { contentTexts } from '#find/content';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/help/')({ component: Help });

function Help() {
  return (
    <>
      <AppBar title={contentTexts.help} onBack={useBack()} />
      <HelpScreen side="guest" />
    </>
  );
}
