import type { IdentityTokens } from '#gateways/identity/port.ts';
import { isMovable } from '#platform/clock';
import type { AppContext, Module } from '#platform/module';
import type { DevDeps, DevTools } from './dev.deps.ts';
import { serveDevPages } from './dev.pages.ts';
import { createGrantBook } from './grant-book.ts';

export type { Coming, DevTools, SampleKind, SampleWanted } from './dev.deps.ts';

/**
 * Development pages under `/dev`: the inbox, the movable clock, sign-in as anybody. Who starts the product for development adds this feature
 * (`dev-feature.ts`); even where it is added, it serves nothing in production.
 */
export function devModule(
  tools: DevTools,
  createTokens: (context: AppContext) => IdentityTokens,
): (context: AppContext) => Module {
  return (context) => {
    const { clock, config, crypto } = context;
    if (config.production || !isMovable(clock)) return {};
    const identityTokens = createTokens(context);
    const grants = createGrantBook(clock, () => crypto.randomToken());
    return {
      pages: (app, running) => {
        const deps: DevDeps = { ...context, clock, running, tools, grants, identityTokens };
        return serveDevPages(app, deps);
      },
    };
  };
}
