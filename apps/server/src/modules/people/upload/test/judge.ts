import { errorCatalogue, isErrorCode } from '@yoimachi/contract/errors';

interface Answered {
  readonly status: number;
  readonly body: string;
  readonly offset: number | null;
}

/** What is wrong with an answer of the protocol; null when it is one of ours. */
export function failureOfAnswer({ status, body, offset }: Answered): string | null {
  if (status === 204) return body === '' && offset !== null ? null : 'an answer without its offset';
  const told = parsed(body);
  if (told === null) return `status ${status} with ${body.slice(0, 80)}`;
  if (typeof told.message !== 'string' || told.message === '') return 'no sentence';
  if (status === 401)
    return [10, 20, 21].includes(told.code as number) ? null : `a 401 of ${String(told.code)}`;
  if (typeof told.code !== 'string' || !isErrorCode(told.code)) return `an unknown code ${String(told.code)}`;
  if (told.code === 'INTERNAL') return 'a failure of the server';
  // What the framework refuses has its own status.
  return told.code === 'VALIDATION' ||
    errorCatalogue[told.code as keyof typeof errorCatalogue].status === status
    ? null
    : `${told.code} with status ${status}`;
}

function parsed(body: string): { readonly code?: unknown; readonly message?: unknown } | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
