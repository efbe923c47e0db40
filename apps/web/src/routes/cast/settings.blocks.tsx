import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { BlockedScreen, blockTexts } from '#people/block';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/settings/blocks')({ component: BlocksRoute });

function BlocksRoute() {
  return (
    <>
      <AppBar title={blockTexts.listTitle.cast} onBack={useBack()} />
      <BlockedScreen side="cast" />
    </>
  );
}
