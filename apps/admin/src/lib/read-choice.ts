/** The choice of one's own words in place of a usual reason. */
export const OTHER_REASON = 'OTHER';

/** A usual reason for a reading, or another one and its words. */
export interface ReadChoice {
  readonly choice: string;
  readonly typed: string;
}

/** As it is sent; '' while there is none. */
export const readReasonIn = ({ choice, typed }: ReadChoice): string =>
  choice === OTHER_REASON ? typed.trim() : choice;
