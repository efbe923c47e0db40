/** What the sheet is given, and what it needs from the surrounding screen. */
export interface GiftSheetProps {
  readonly cast: { readonly castId: string; readonly nickname: string };
  /** The chosen gift, or `UNCHOSEN`: kept in the address. */
  readonly giftId: string;
  readonly onChoose: (giftId: string) => void;
  readonly onClose: () => void;
  /** The address of the open sheet, for those who leave to buy points or for the card. */
  readonly here: string;
}
