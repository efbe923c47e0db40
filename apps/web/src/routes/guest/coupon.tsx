import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { CouponScreen, couponTexts } from '#money/coupon';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/coupon')({ component: CouponRoute });

function CouponRoute() {
  return (
    <>
      <AppBar title={couponTexts.title} onBack={useBack()} />
      <CouponScreen />
    </>
  );
}
