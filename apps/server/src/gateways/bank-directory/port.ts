/** A bank or a branch as the Zengin system names it. */
export interface Place {
  /** Four digits of a bank, three of a branch. */
  readonly code: string;
  readonly name: string;
  /** Full-width katakana without small letters, as banks write it. */
  readonly kana: string;
}

/** Every bank and branch that money can be transferred to. The first question loads it, which takes a moment. */
export interface BankDirectory {
  /** Which edition of the directory this is. */
  readonly version: string;
  bank(bankCode: string): Promise<Place | undefined>;
  branch(bankCode: string, branchCode: string): Promise<Place | undefined>;
  /** Banks by part of their name, kana or code: those that begin with it come first. An empty text finds the first codes. */
  searchBanks(text: string, limit: number): Promise<Place[]>;
  /** The same of a bank's branches; undefined when there is no such bank. */
  searchBranches(bankCode: string, text: string, limit: number): Promise<Place[] | undefined>;
}
