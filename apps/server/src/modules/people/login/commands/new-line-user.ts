import type { LineUser } from '#gateways/line/port.ts';
import { lineIndex, lineNamePlace, linePlace } from '../line-secrets.ts';
import type { NewLineUser } from '../line.store.ts';
import type { LoginDeps } from '../login.deps.ts';

/** A LINE user as she is stored for an identity: found by HMAC, otherwise sealed. */
export const newLineUser = (
  { crypto, ids, line }: Pick<LoginDeps, 'crypto' | 'ids' | 'line'>,
  identityId: string,
  user: LineUser,
  at: Date,
): NewLineUser => ({
  id: ids.newId(),
  identityId,
  channel: line.channel,
  userIndex: lineIndex(crypto, line.channel, user.sub),
  userSealed: crypto.seal(user.sub, linePlace(identityId)),
  nameSealed: user.name === null ? null : crypto.seal(user.name, lineNamePlace(identityId)),
  at,
});

/** What she has in common with whoever else had the same LINE user. */
export const lineSign = ({ identityId, userIndex }: NewLineUser) =>
  ({ identityId, kind: 'LINE', sign: userIndex.toString('hex') }) as const;
