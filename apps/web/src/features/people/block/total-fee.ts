import type { BlockPreview } from '@yoimachi/contract/block';

/** What the guest owes in all for the bookings that a block cancels. */
export function totalFee({ bookings }: Pick<BlockPreview, 'bookings'>): number {
  return bookings.reduce((sum, { feePoints }) => sum + feePoints, 0);
}
