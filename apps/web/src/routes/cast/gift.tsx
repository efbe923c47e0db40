import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { receivedTexts } from '../../features/money/gift/ja.ts';
import { ReceivedGiftsScreen } from '../../features/money/gift/received-screen.tsx';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/gift')({ component: GiftRoute });

function GiftRoute() {
  return (
    <>
      <AppBar title={receivedTexts.title} onBack={useBack()} />
      <ReceivedGiftsScreen />
    </>
  );
}
