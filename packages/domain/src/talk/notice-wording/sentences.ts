import type { NoticeVariable } from './variables.ja.ts';

/** What a kind says unless an operator has written other words, and what those may speak of. */
export interface Sentence {
  readonly text: string;
  readonly variables: readonly NoticeVariable[];
}

/** A sentence with all that it and those in its place may speak of. */
export const says = <const Variables extends readonly NoticeVariable[]>(
  text: string,
  ...variables: Variables
): { readonly text: string; readonly variables: Variables } => ({ text, variables });
