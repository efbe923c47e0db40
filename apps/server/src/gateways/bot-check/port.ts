/** How much work a browser has to prove; `hard` for addresses that send many codes. */
export type BotCheckLevel = 'normal' | 'hard';

/** An invisible proof that a browser spent some time on a call. */
export interface BotCheck {
  /** A challenge as JSON text, for the browser to solve. */
  challenge(level: BotCheckLevel): Promise<string>;
  /**
   * Whether the solution is correct, in time and of this level or harder. A challenge counts once, whatever the outcome of the call.
   * `solution` is the JSON text `{ challenge, solution }`, or its base64 as ALTCHA's own widget sends it.
   */
  accept(solution: string, level: BotCheckLevel): Promise<boolean>;
}
