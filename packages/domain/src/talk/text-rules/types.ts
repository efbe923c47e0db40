/** Where a text will stand. */
export const TEXT_PLACES = ['CHAT', 'NAME', 'PROFILE', 'PLACE', 'STORE', 'GROUP'] as const;
export type TextPlace = (typeof TEXT_PLACES)[number];

/** What is stopped, or warned of when an operator switched it so; PRESSURE only ever warns (rules.md 10). */
export const STOP_KINDS = ['CONTACT', 'CASH', 'WORD'] as const;
export type StopKind = (typeof STOP_KINDS)[number];
export const TEXT_KINDS = [...STOP_KINDS, 'PRESSURE'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];
export type TextAction = 'STOP' | 'WARN';

/** What operators decide: their own words, and what becomes of a text of each kind. */
export interface TextRules {
  readonly words: readonly string[];
  readonly actions: Readonly<Record<StopKind, TextAction>>;
}

/** Before operators change anything: everything stops. */
export const FIRST_TEXT_RULES: TextRules = {
  words: [],
  actions: { CONTACT: 'STOP', CASH: 'STOP', WORD: 'STOP' },
};

export interface TextVerdict {
  readonly kind: TextKind;
  readonly action: TextAction;
  /** The very slice of the text that has to go; never empty. */
  readonly found: string;
}

/** Why a text was refused, by what was found in it. */
export type TextStopCode = 'TEXT_STOPPED' | 'TEXT_STOPPED_CASH' | 'TEXT_STOPPED_WORD';
