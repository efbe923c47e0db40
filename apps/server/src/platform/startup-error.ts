/** Why the product cannot start, in one sentence for the person starting it. Shown without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** One sentence for a database that is unreachable or refuses the login; undefined for anything else. */
export function unreachable(error: unknown): string | undefined {
  const { code, message } = error as { code?: string; message?: string };
  if (
    ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET', 'EAI_AGAIN'].includes(code ?? '')
  )
    return `The database cannot be reached (${code}); check DATABASE_URL.`;
  if (message?.includes('timeout')) return 'The database does not answer in time; check DATABASE_URL.';
  if (['28P01', '28000', '3D000', '42501', '53300'].includes(code ?? ''))
    return `The database refuses the connection: ${message}.`;
  return undefined;
}
