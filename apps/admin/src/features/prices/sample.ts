/** A meeting of an hour as many guests book it: what a fee does to it is shown. */
export const SAMPLE_POINTS = 10_000;
