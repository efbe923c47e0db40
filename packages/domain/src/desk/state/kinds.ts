/** What the state of the product is told by, in the order in which it is looked at; each has a section in docs/runbook.md. */
export const STATE_KINDS = [
  'role',
  'node',
  'database',
  'connections',
  'transaction',
  'storage',
  'copies',
  'outbox',
  'jobs',
  'due-work',
  'routine',
  'channel',
  'payments',
  'provider',
  'books',
] as const;
export type StateKind = (typeof STATE_KINDS)[number];

/** Its section in docs/runbook.md, and on the screen. */
export const stateAnchor = (kind: StateKind): string => `state-${kind}`;

/** `ATTENTION`: somebody has to look at it today. `TROUBLE`: at once. */
export const STATE_VERDICTS = ['OK', 'ATTENTION', 'TROUBLE'] as const;
export type StateVerdict = (typeof STATE_VERDICTS)[number];

/** What a process of the product does. */
export const NODE_ROLES = ['api', 'realtime', 'worker'] as const;
export type NodeRole = (typeof NODE_ROLES)[number];

/** Services beside the product that it can be connected to. */
export const PROVIDED_SERVICES = [
  'PAYMENT',
  'SMS',
  'MAIL',
  'LINE_LOGIN',
  'LINE_MESSAGE',
  'PUSH',
  'STORAGE',
  'IDENTITY',
  'BOT_CHECK',
  'SOCKETS',
] as const;
export type ProvidedService = (typeof PROVIDED_SERVICES)[number];

/** `EMBEDDED`: the product does it by itself. `NONE`: nothing does. */
export const PROVIDERS = [
  'EMBEDDED',
  'NONE',
  'STRIPE',
  'TWILIO',
  'SMTP',
  'LINE',
  'WEB_PUSH',
  'S3',
  'FIREBASE',
  'TURNSTILE',
  'REDIS',
] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Ways by which messages go out. */
export const STATE_CHANNELS = ['SMS', 'MAIL', 'LINE', 'PUSH'] as const;
export type StateChannel = (typeof STATE_CHANNELS)[number];
