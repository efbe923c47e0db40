/** The demo's own two at the embedded LINE: a guest and a cast who came by it and have no number yet. */
export const DEMO_PEOPLE = {
  guest: { sub: 'U0000000000000000000000000000d001', name: 'けんじ' },
  cast: { sub: 'U0000000000000000000000000000d002', name: 'すみれ' },
} as const;

/** People who have an account at the embedded LINE from the start. */
export const PEOPLE = [
  DEMO_PEOPLE.guest,
  DEMO_PEOPLE.cast,
  { sub: 'U0000000000000000000000000000a001', name: '佐藤 ゆうき' },
  { sub: 'U0000000000000000000000000000a002', name: 'さくら' },
  { sub: 'U0000000000000000000000000000a003', name: 'たかし' },
  { sub: 'U0000000000000000000000000000a004', name: 'Mio' },
] as const;
