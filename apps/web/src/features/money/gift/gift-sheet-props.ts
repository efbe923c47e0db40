/** What the sheet is given, and what it asks of the screen around it. */
export interface GiftSheetProps {
  readonly cast: { readonly castId: string; readonly nickname: string };
  /** The chosen gift, which the address keeps; null while none is. */
  readonly giftId: string | null;
  readonly onChoose: (giftId: string) => void;
  readonly onClose: () => void;
  /** Leaves to buy points, or to the card; the choice is kept. */
  readonly onBuyPoints: () => void;
  readonly onPayment: () => void;
}
