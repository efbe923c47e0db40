import * as z from 'zod/mini';

const issued = z.object({
  idToken: z.string().check(z.minLength(1)),
  expiresIn: z.string().check(z.regex(/^\d{2,6}$/)),
});
const refusal = z.object({ error: z.object({ message: z.string() }) });

interface Toolkit {
  readonly toolkit: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
}

export interface Issued {
  readonly idToken: string;
  readonly lifeSeconds: number;
}

/**
 * Firebase's ID token for a custom token, as its SDK for browsers asks for it; that for servers has no such call. The refresh token that comes
 * beside it is thrown away: the product's own secret renews. Throws where no usable answer came.
 */
export async function exchange(
  { toolkit, apiKey, timeoutMs }: Toolkit,
  custom: string,
): Promise<Issued | 'DISABLED'> {
  const answer = await fetch(
    `${toolkit}/v1/accounts:signInWithCustomToken?key=${encodeURIComponent(apiKey)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: custom, returnSecureToken: true }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    },
  );
  const body: unknown = await answer.json();
  if (answer.ok) {
    const { idToken, expiresIn } = issued.parse(body);
    return { idToken, lifeSeconds: Number(expiresIn) };
  }
  const told = refusal.safeParse(body);
  const message = told.success ? told.data.error.message : '';
  if (message.startsWith('USER_DISABLED')) return 'DISABLED';
  throw new Error(`Firebase: ${answer.status} ${message}`.trim());
}
