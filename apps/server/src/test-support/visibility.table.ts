/** Who can ask, each with a device of their own; an operator reads by his own calls, which are logged. */
export const ASKERS = [
  /** Nobody is signed in. */
  'stranger',
  /** A guest who has nothing to do with the two. */
  'guest',
  /** The guest of the settled meeting: the guest of the table himself. */
  'metGuest',
  /** The cast has blocked him, after he had asked for her. */
  'blockedGuest',
  /** The cast of the table. */
  'cast',
  /** A cast whom the guest keeps as favourite. */
  'keptCast',
  /** A cast who has nothing to do with the two. */
  'otherCast',
] as const;
export type Asker = (typeof ASKERS)[number];

/** Who sees what of a guest (rules.md 2); whoever is not named does not. */
export const OF_GUEST = {
  phone: ['metGuest'],
  birthday: ['metGuest'],
  receiptName: ['metGuest'],
  cardNumber: ['metGuest'],
  photo: ['metGuest', 'cast', 'keptCast'],
  nickname: ['metGuest', 'cast', 'keptCast'],
  selfIntro: ['metGuest', 'cast', 'keptCast'],
  shortProfile: ['metGuest', 'cast', 'keptCast'],
} as const satisfies Record<string, readonly Asker[]>;

/** Who sees what of a cast. */
export const OF_CAST = {
  phone: ['cast'],
  birthday: ['cast'],
  name: ['cast'],
  nameKana: ['cast'],
  email: ['cast'],
  wantedEmail: ['cast'],
  wantedName: ['cast'],
  bankNumber: ['cast'],
  /** In his own records of what he once asked for, also the blocked guest. */
  nickname: ['guest', 'metGuest', 'blockedGuest', 'cast'],
  selfIntro: ['guest', 'metGuest', 'cast'],
  photo: ['guest', 'metGuest', 'cast'],
  photoForSome: ['metGuest', 'cast'],
  photoThatWaits: ['cast'],
  storeName: ['guest', 'metGuest', 'cast', 'keptCast', 'otherCast'],
  /** Of guests. */
  groupName: ['cast'],
  memo: ['cast'],
} as const satisfies Record<string, readonly Asker[]>;

/** Who sees what of their meeting. */
export const OF_MEETING = {
  place: ['metGuest', 'cast'],
  /** The address by which a friend sees where she is. */
  watchLink: ['cast'],
} as const satisfies Record<string, readonly Asker[]>;

/** Who reads what they write to each other. */
export const OF_CHAT = {
  message: ['metGuest', 'cast'],
  savedReply: ['cast'],
  takenBack: [],
} as const satisfies Record<string, readonly Asker[]>;

/** Who reads what the guest has asked the operators. */
export const OF_INQUIRY = {
  subject: ['metGuest'],
  text: ['metGuest'],
  answer: ['metGuest'],
} as const satisfies Record<string, readonly Asker[]>;

export const TABLE = {
  guest: OF_GUEST,
  cast: OF_CAST,
  meeting: OF_MEETING,
  chat: OF_CHAT,
  inquiry: OF_INQUIRY,
} as const;

/** A private value of the world, as it is searched for: every form it could be written in. */
export interface Marker {
  readonly entity: keyof typeof TABLE;
  readonly field: string;
  readonly forms: readonly string[];
  readonly seenBy: readonly Asker[];
}

/** The table with its values; a field without one does not compile. */
export function markersOf(values: {
  readonly [E in keyof typeof TABLE]: { readonly [F in keyof (typeof TABLE)[E]]: readonly string[] };
}): Marker[] {
  return (Object.keys(TABLE) as (keyof typeof TABLE)[]).flatMap((entity) =>
    Object.entries(TABLE[entity]).map(([field, seenBy]) => ({
      entity,
      field,
      seenBy: seenBy as readonly Asker[],
      forms: (values[entity] as Record<string, readonly string[]>)[field]!,
    })),
  );
}

/** What an answer tells somebody that the table does not. */
export function leaksOf(markers: readonly Marker[], asker: Asker, answer: string): string[] {
  return markers
    .filter(({ seenBy, forms }) => !seenBy.includes(asker) && forms.some((form) => answer.includes(form)))
    .map(({ entity, field }) => `${entity}.${field}`);
}
