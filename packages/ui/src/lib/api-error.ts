import { callTexts } from './ja.ts';

/** A call that was answered with an error, or not answered at all (`code` ERR_NETWORK, `status` 0). */
export class ApiError extends Error {
  readonly status: number;
  /** A code from the contract's catalogue; 10, 20 or 21 with status 401. */
  readonly code: string | number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string | number,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /** The input concerned, if any. */
  get field(): string | undefined {
    return typeof this.details['field'] === 'string' ? this.details['field'] : undefined;
  }

  /** Inputs that failed validation, with their codes. */
  get fields(): readonly { readonly field: string; readonly code: string }[] {
    return Array.isArray(this.details['fields']) ? this.details['fields'] : [];
  }
}

export const ERR_NETWORK = 'ERR_NETWORK';

export function isNetworkError(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERR_NETWORK;
}

/** The server has decided against it (4xx): the same call again is refused again, and nothing of it is under way. */
export function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Whoever is signed in may not do or see this. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'FORBIDDEN';
}

/** There is no such thing, or not for this person. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND';
}

/** The account is suspended or has left: nothing of it opens any more. */
export function isSuspended(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 20;
}

/** The person's number has to be proved again before the session goes on. */
export function isPhoneCheckDue(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PHONE_CHECK_DUE';
}

/** Something has to be agreed to first (rules.md 10); what the call wanted may still happen. */
export function isConsentDue(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'CONSENT_REQUIRED';
}

/** The user-facing sentence. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError && error.message ? error.message : callTexts.generic;
}
