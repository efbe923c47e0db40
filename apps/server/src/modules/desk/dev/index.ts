import { isMovable } from '#platform/clock';
import type { AppContext, Module } from '#platform/module';
import type { DevDeps, DevTools } from './dev.deps.ts';
import { serveDevPages } from './dev.pages.ts';
import { createGrantBook } from './grant-book.ts';

export type { DevTools } from './dev.deps.ts';

/**
 * Development pages under `/dev`: the inbox, the movable clock, sign-in as anybody. The composition root omits this feature in production;
 * even if included, it serves nothing there.
 */
export function devModule(tools: DevTools = {}): (context: AppContext) => Module {
  return (context) => {
    const { clock, config, crypto } = context;
    if (config.production || !isMovable(clock)) return {};
    const grants = createGrantBook(clock, () => crypto.randomToken());
    return {
      pages: (app, running) => {
        const deps: DevDeps = { ...context, clock, running, tools, grants };
        return serveDevPages(app, deps);
      },
    };
  };
}
