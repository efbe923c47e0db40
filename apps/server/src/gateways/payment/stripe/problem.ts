/** What Stripe refused or how it failed, in a loggable form: the SDK's own errors carry headers, secrets and card data. */
export class StripeProblem extends Error {
  override readonly name = 'StripeProblem';
  /** Null when no answer came. */
  readonly statusCode: number | null;
  readonly code: string | null;
  /** The parameter that was wrong. */
  readonly param: string | null;

  constructor(
    told: string,
    detail: {
      readonly statusCode?: number | null;
      readonly code?: string | null;
      readonly param?: string;
    } = {},
  ) {
    super(told);
    this.statusCode = detail.statusCode ?? null;
    this.code = detail.code ?? null;
    this.param = detail.param ?? null;
  }
}

interface SdkError {
  readonly type?: string;
  readonly rawType?: string;
  readonly statusCode?: number;
  readonly code?: string;
  readonly param?: string;
  readonly requestId?: string;
}

/** An SDK error as a problem; anything else is our own bug and is passed through. */
export function asProblem(error: unknown): unknown {
  const { type, statusCode, code, param, requestId } = error as SdkError;
  if (!(error instanceof Error) || !type?.startsWith('Stripe')) return error;
  const parts = [type, statusCode, code, requestId].filter((part) => part !== undefined && part !== '');
  return new StripeProblem(`Stripe: ${parts.join(' ')}`, {
    statusCode: statusCode ?? null,
    code: code ?? null,
    ...(param !== undefined && { param }),
  });
}

/**
 * Stripe keeps its answer to a key for a day, errors included, so a retry needs a new key. Not so after a lost answer or "another request
 * with this key is in progress".
 */
export const isKeptAnswer = (error: unknown): boolean =>
  error instanceof StripeProblem && error.statusCode !== null && ![409, 429].includes(error.statusCode);
