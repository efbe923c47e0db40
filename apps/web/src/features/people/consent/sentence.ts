import { ApiError, errorMessage } from '#lib/api-error.ts';
import { consentTexts as t } from './ja.ts';

/** Why it was not written down. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.code === 'CONSENT_CHANGED' ? t.changed : errorMessage(error);
