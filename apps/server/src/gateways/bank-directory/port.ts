/** A bank or a branch as the Zengin system names it. */
export interface BankOrBranch {
  /** Four digits for a bank, three for a branch. */
  readonly code: string;
  readonly name: string;
  /** Full-width katakana without small kana, as banks write it. */
  readonly kana: string;
}

/** Every bank and branch that money can be transferred to. The first query loads it, which takes a moment. */
export interface BankDirectory {
  /** Which edition of the directory this is. */
  readonly version: string;
  bank(bankCode: string): Promise<BankOrBranch | undefined>;
  branch(bankCode: string, branchCode: string): Promise<BankOrBranch | undefined>;
  /** Banks by part of their name, kana or code, prefix matches first. Empty text returns the lowest codes. */
  searchBanks(text: string, limit: number): Promise<BankOrBranch[]>;
  /** The same for a bank's branches; undefined when there is no such bank. */
  searchBranches(bankCode: string, text: string, limit: number): Promise<BankOrBranch[] | undefined>;
}
