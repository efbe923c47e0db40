/** The piece of news that is looked at, as it stands in the address. */
export interface NewsSearch {
  readonly newsId?: string;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function newsSearch({ newsId }: Record<string, unknown>): NewsSearch {
  return typeof newsId === 'string' && UUID.test(newsId) ? { newsId } : {};
}
