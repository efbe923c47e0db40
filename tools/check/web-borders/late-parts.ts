import type { Source } from '../sources.ts';

/** A part that is loaded late has its `Suspense` in the same file: without one the whole screen around it goes away until it has come. */
export function lateParts({ path, text }: Source): string[] {
  const isBare = /\blazy\(/.test(text) && !text.includes('<Suspense');
  return isBare ? [`${path} loads a part late and has no <Suspense> around it`] : [];
}
