// Apart from the sentences of notices, which who fills others does not load.

/** Puts the values in their places, once: what looks like a variable in a value stays. What there is no value of is left out. */
export const fillSentence = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(VARIABLE, (_, name: string) => (Object.hasOwn(values, name) ? values[name]! : ''));

export const VARIABLE = /\{([^{}]*)\}/g;
