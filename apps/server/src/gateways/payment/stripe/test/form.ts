type Decoded = { [name: string]: Decoded | string };

/** A Stripe-style form: `a[b]=1&c[0]=2` is `{ a: { b: '1' }, c: ['2'] }`. */
export function decodeForm(text: string): unknown {
  const root: Decoded = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.replaceAll(']', '').split('[');
    const last = names.pop()!;
    let place = root;
    for (const name of names) place = (place[name] ??= {}) as Decoded;
    place[last] = value;
  }
  return withLists(root);
}

function withLists(value: Decoded | string): unknown {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([name], index) => name === String(index)))
    return entries.map(([, entry]) => withLists(entry));
  return Object.fromEntries(entries.map(([name, entry]) => [name, withLists(entry)]));
}
