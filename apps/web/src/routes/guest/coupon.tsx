import { createFileRoute } from '@tanstack/react-router';
import { CouponPage } from '#money/coupon';

export const Route = createFileRoute('/guest/coupon')({ component: CouponPage });
