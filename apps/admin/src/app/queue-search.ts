/** Which row is looked at, and what the list narrows by, as they stand in the address. */
export interface QueueSearch {
  readonly item?: string;
  readonly filter?: string;
}

const ITEM = /^[\w-]{1,80}$/;

export function queueSearch({ item, filter }: Record<string, unknown>): QueueSearch {
  const id = typeof item === 'number' ? String(item) : item;
  const by = typeof filter === 'boolean' ? String(filter) : filter;
  return {
    ...(typeof id === 'string' && ITEM.test(id) && { item: id }),
    ...(typeof by === 'string' && /^\w{1,40}$/.test(by) && { filter: by }),
  };
}
