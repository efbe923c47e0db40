import type { Source } from './sources.ts';

/** The server and its rules, its simulation, too: whatever might ask a card for money. */
const ASKING = /^(?:packages\/domain\/src|apps\/server\/(?:src|sim))\//;
const GATEWAY = /^apps\/server\/src\/gateways\/payment\//;

/** Where yen become allowed: the ceiling's own file, and stores that read what stands there since the ceiling was asked. */
const LAWFUL: ReadonlySet<string> = new Set([
  'packages/domain/src/money/card/index.ts',
  'apps/server/src/modules/money/billing/purchase.store.ts',
  'apps/server/src/modules/money/billing/authorisation/top-up.store.ts',
  'apps/server/src/modules/money/billing/debt/debt.store.ts',
  'apps/server/src/modules/meeting/booking/process/settlement.store.ts',
]);

/** Takes any amount, and is nobody's beyond the gateway that makes it. */
const SERVICE = /\b(?:PaymentService|stripeProvider|sandboxProvider)\b/;
/** Says of yen, by itself, that a card may be asked for them. */
const CLAIM = /\bas\b[^;,)]*\bAllowedYen\b|\$narrowType<[^;]*\bAllowedYen\b|\bis AllowedYen\b|<AllowedYen>/;
/** Of a provider or its order, that no type need hold. */
const AROUND =
  /\b(?:charge|authorise)\([^;]*\bas (?:any|never|unknown)\b|\bas (?:unknown as )?PaymentProvider\b/;

/**
 * Ways around the ceiling of a card (rules.md 13), as `path:line: text`. Types hold the law: a provider takes `AllowedYen` alone, which the
 * ceiling hands out, or a reason of `TAKEN_ANYWAY`. What types let through is said here.
 */
export function waysAroundCeiling(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ path }) => ASKING.test(path) && !GATEWAY.test(path) && !/(?:\.test\.ts|\/test\/.*)$/.test(path),
    )
    .flatMap(({ path, text }) => {
      const faults = LAWFUL.has(path) ? [SERVICE, AROUND] : [SERVICE, AROUND, CLAIM];
      return faults.flatMap((fault) =>
        [...text.matchAll(new RegExp(fault, 'g'))].map(({ 0: found, index }) => {
          const line = text.slice(0, index).split('\n').length;
          return `${path}:${line}: ${found}`;
        }),
      );
    });
}
