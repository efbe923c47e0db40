import type { Mail } from './port.ts';

const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(?:\.[\w-]+)+$/;
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]{1,200}$/u;
const MAX_ADDRESS = 254;
/** A header holds it in angle brackets, on one line. */
const WAY_OUT = /^https?:\/\/[^\s<>\u0080-\u{10ffff}\p{Cc}]{1,900}$/u;

/** Whether a mail is for one address and no header of it can end early and begin another. */
export const isProper = ({ to, subject, unsubscribeUrl }: Mail): boolean =>
  to.length <= MAX_ADDRESS &&
  ADDRESS.test(to) &&
  ONE_LINE.test(subject) &&
  (unsubscribeUrl === undefined || WAY_OUT.test(unsubscribeUrl));
