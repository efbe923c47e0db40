import type { AppContext } from '#platform/module';
import { LINE_RETURN_PATH, LineRefused, type LineProof, type LineProvider } from '../port.ts';
import { challengeOf, codeHash } from './code.ts';
import { SANDBOX_LINE, serveLinePages } from './pages.ts';
import * as store from './sandbox.store.ts';

type SandboxContext = Pick<AppContext, 'db' | 'clock' | 'crypto' | 'config'>;

/** The embedded LINE: its page has people to choose from, and its codes are exchanged under the same conditions as real ones. */
export function sandboxLine(context: SandboxContext): LineProvider {
  const { db, clock, crypto, config } = context;
  if (config.production) throw new Error('The embedded LINE is not for production');
  const redirectUri = (config.publicUrl ?? '') + LINE_RETURN_PATH;
  return {
    channel: 'sandbox',
    authorizationUrl: async ({ state, nonce, verifier }: LineProof) => {
      const query = new URLSearchParams({
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: challengeOf(verifier),
      });
      return `${SANDBOX_LINE}?${query.toString()}`;
    },
    async exchange({ code }, { nonce, verifier }) {
      const at = clock.now();
      const taken = await store.takeCode(db, codeHash(crypto, code), at);
      const isProper =
        taken !== undefined &&
        at < taken.expires_at &&
        taken.redirect_uri === redirectUri &&
        taken.nonce === nonce &&
        taken.code_challenge === challengeOf(verifier);
      const person = isProper ? await store.findPerson(db, taken.sub) : undefined;
      if (!person) throw new LineRefused('The embedded LINE does not know this code');
      return person;
    },
    pages: (app) => serveLinePages(app, { ...context, redirectUri }),
  };
}
