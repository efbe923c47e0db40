import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { giftTexts } from '../../features/money/gift/ja.ts';
import { SentGiftsScreen } from '../../features/money/gift/sent-screen.tsx';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/gift')({ component: GiftRoute });

function GiftRoute() {
  return (
    <>
      <AppBar title={giftTexts.history} onBack={useBack()} />
      <SentGiftsScreen />
    </>
  );
}
