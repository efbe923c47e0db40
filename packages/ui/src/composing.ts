/** Safari ends a conversion before it tells of the Enter that did it, which has this code. */
const IME_KEY_CODE = 229;

/** Whether a key is of an input method that is still choosing characters: its Enter sends, chooses and closes nothing. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === IME_KEY_CODE;
