/** The maximum body size of a call. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Letters of a part of the path that a call reads. */
export const MAX_PARAM_LENGTH = 100;
