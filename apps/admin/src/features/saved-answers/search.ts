import { SAVED_ANSWER_USES } from '@yoimachi/domain/saved-answer';
import { addressOf, oneOf } from '#lib/address.ts';

/** By what the list is narrowed, as it stands in the address. */
export const savedAnswersSearch = addressOf({ usedFor: oneOf(SAVED_ANSWER_USES) });
