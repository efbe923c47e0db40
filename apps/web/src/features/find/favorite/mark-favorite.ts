import type { QueryClient } from '@tanstack/react-query';

interface Marked {
  readonly castId: string;
  readonly favorite: boolean;
}

/** Sets a cast's heart wherever a query whose key begins with 'casts' holds her: in lists and on her profile. */
export function markFavorite(client: QueryClient, castId: string, favorite: boolean): void {
  client.setQueriesData<unknown>({ queryKey: ['casts'] }, (data: unknown) => marked(data, castId, favorite));
}

/** The same answer with the heart set; unchanged if the cast is not in it. */
function marked(data: unknown, castId: string, favorite: boolean): unknown {
  if (isCast(data)) return data.castId === castId ? { ...data, favorite } : data;
  if (!isObject(data) || !Array.isArray(data['pages'])) return data;
  const pages = data['pages'].map((page: unknown) => {
    if (!isObject(page) || !Array.isArray(page['items'])) return page;
    return { ...page, items: page['items'].map((item: unknown) => marked(item, castId, favorite)) };
  });
  return { ...data, pages };
}

function isCast(value: unknown): value is Marked {
  return isObject(value) && typeof value['castId'] === 'string' && typeof value['favorite'] === 'boolean';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
