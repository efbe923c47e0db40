import { VARIABLE } from './fill.ts';

/** Why a sentence cannot be filled: it names a variable that nobody gives, or a brace lacks its other one or is of another width. */
export type VariableFault =
  | { readonly code: 'WORDING_VARIABLE'; readonly variable: string }
  | { readonly code: 'WORDING_BRACES' };

/** What is wrong with the variables of a sentence that may use these; null: nothing. */
export function variableFault(text: string, variables: readonly string[]): VariableFault | null {
  const names = [...text.matchAll(VARIABLE)].map(([, name]) => name!);
  const unknown = names.find((name) => !variables.includes(name));
  if (unknown !== undefined) return { code: 'WORDING_VARIABLE', variable: unknown };
  return /[{}｛｝]/.test(text.replace(VARIABLE, '　')) ? { code: 'WORDING_BRACES' } : null;
}
