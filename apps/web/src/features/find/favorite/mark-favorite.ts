import type { QueryClient } from '@tanstack/react-query';
import { isOf } from '#lib/queries.ts';
import { castReads } from '#lib/cast-reads.ts';

interface Marked {
  readonly castId: string;
  readonly favorite: boolean;
}

/** Sets a cast's heart wherever she is shown: in lists and on her profile. */
export function markFavorite(client: QueryClient, castId: string, favorite: boolean): void {
  client.setQueriesData<unknown>({ predicate: isOf(...castReads) }, (data: unknown) =>
    marked(data, castId, favorite),
  );
}

/** The same answer with the heart set; unchanged if the cast is not in it. */
function marked(data: unknown, castId: string, favorite: boolean): unknown {
  if (isCast(data)) return data.castId === castId ? { ...data, favorite } : data;
  if (!isObject(data)) return data;
  const all = (list: unknown) =>
    Array.isArray(list) ? list.map((each) => marked(each, castId, favorite)) : list;
  if ('pages' in data) return { ...data, pages: all(data['pages']) };
  return 'items' in data ? { ...data, items: all(data['items']) } : data;
}

function isCast(value: unknown): value is Marked {
  return isObject(value) && typeof value['castId'] === 'string' && typeof value['favorite'] === 'boolean';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
