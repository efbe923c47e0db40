/** What the sheet is given, and what it needs from the surrounding screen. */
export interface GiftSheetProps {
  readonly cast: { readonly castId: string; readonly nickname: string };
  /** The chosen gift, kept in the address; null while none is. */
  readonly giftId: string | null;
  readonly onChoose: (giftId: string) => void;
  readonly onClose: () => void;
  /** Leaves to buy points or for the card; the choice is kept. */
  readonly onBuyPoints: () => void;
  readonly onPayment: () => void;
}
