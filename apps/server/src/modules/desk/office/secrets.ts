import { RECOVERY_CODES } from '@yoimachi/domain/operator';
import type { SealContext } from '#platform/crypto';
import type { SealedColumn } from '#platform/sealing';
import type { OfficeDeps } from './office.deps.ts';

type Keys = Pick<OfficeDeps, 'crypto'>;

const totpContext = (operatorId: string): SealContext => `operator-totp:${operatorId}`;

const sealed = (column: 'totp_sealed' | 'totp_next_sealed'): SealedColumn => ({
  table: 'operator_login',
  column,
  key: 'operator_id',
  place: totpContext,
});
/** Its secrets for codes. */
export const sealedTotps: readonly SealedColumn[] = [sealed('totp_sealed'), sealed('totp_next_sealed')];

export const sealTotp = ({ crypto }: Keys, operatorId: string, secret: string): Buffer =>
  crypto.seal(secret, totpContext(operatorId));
export const openTotp = ({ crypto }: Keys, operatorId: string, sealed: Buffer): string =>
  crypto.open(sealed, totpContext(operatorId));

/** Without a letter that is taken for another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_SIGNS = 10;

/** New recovery codes as they are shown, once, and as they are kept. */
export function newRecoveryCodes(
  keys: Keys,
  operatorId: string,
): readonly { readonly code: string; readonly hash: Buffer }[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = drawn(keys);
    return { code: `${code.slice(0, 5)}-${code.slice(5)}`, hash: recoveryHash(keys, operatorId, code) };
  });
}

export const recoveryHash = ({ crypto }: Keys, operatorId: string, code: string): Buffer =>
  crypto.hashSecret(`${operatorId}|${code}`, 'office-recovery');

function drawn({ crypto }: Keys): string {
  const signs: string[] = [];
  while (signs.length < CODE_SIGNS) {
    const byte = Buffer.from(crypto.randomToken(1), 'base64url')[0]!;
    // The rest of the byte's values would make the first signs likelier.
    if (byte < SIGNS.length * Math.floor(256 / SIGNS.length)) signs.push(SIGNS[byte % SIGNS.length]!);
  }
  return signs.join('');
}
