/** What is computed of a text and always the same, kept for as many texts as were asked for last. */
export function remembering<Value>(most: number, compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (text) => {
    const kept = known.get(text) ?? { value: compute(text) };
    known.delete(text);
    known.set(text, kept);
    if (known.size > most) known.delete(known.keys().next().value!);
    return kept.value;
  };
}
