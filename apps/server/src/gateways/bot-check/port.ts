/** How much work a browser has to show; `hard` for addresses that send many codes. */
export type BotCheckLevel = 'normal' | 'hard';

/** An invisible proof that a browser took some time over a call. */
export interface BotCheck {
  /** A challenge as JSON text, to be solved by the browser. */
  challenge(level: BotCheckLevel): Promise<string>;
  /**
   * Whether the solution is right, in time and of this level or harder. A challenge counts once, whatever becomes of the call.
   * `solution` is the JSON text `{ challenge, solution }`, or its base64 as ALTCHA's own widget sends it.
   */
  accept(solution: string, level: BotCheckLevel): Promise<boolean>;
}
