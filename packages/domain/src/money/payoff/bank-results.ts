/** What the bank says about one payment, by the payoff's number. */
export type BankResult = { readonly number: number } & (
  | { readonly result: 'TRANSFERRED' }
  | { readonly result: 'RETURNED'; readonly reason: string }
);

export type BankResults =
  | { readonly ok: true; readonly results: readonly BankResult[] }
  | { readonly ok: false; readonly line: string; readonly lineNumber: number };

/**
 * Lines of `number,TRANSFERRED` or `number,RETURNED,reason` (rules.md 7); blank lines count for nothing. All of it is read before anything of it is
 * used: the first line that is none of these is named.
 */
export function parseBankResults(text: string): BankResults {
  const results: BankResult[] = [];
  for (const [index, typed] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = typed.trim();
    if (line === '') continue;
    const found = /^(\d{1,10}),(?:(TRANSFERRED)|RETURNED,(.+))$/.exec(line);
    if (!found) return { ok: false, line, lineNumber: index + 1 };
    const number = Number(found[1]);
    results.push(
      found[2] ? { number, result: 'TRANSFERRED' } : { number, result: 'RETURNED', reason: found[3]! },
    );
  }
  return { ok: true, results };
}
