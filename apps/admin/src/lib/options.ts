/** The choices of a table of names: all of them, or those of `values` in that order. */
export const optionsOf = <Value extends string>(
  names: Readonly<Record<Value, string>>,
  values: readonly Value[] = Object.keys(names) as Value[],
) => values.map((value) => ({ value, label: names[value] }));
