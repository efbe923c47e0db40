import type { loginRoutes } from '@yoimachi/contract/login';
import { checkPasskeyName } from '@yoimachi/domain/login';
import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import type { Handlers } from '#platform/http';
import { addPasskey, beginPasskey } from './commands/add-passkey.ts';
import { beginLine } from './commands/ask-line.ts';
import { finishLine } from './commands/finish-line.ts';
import { beginLineLink, unlinkLine, verifyLine } from './commands/link-line.ts';
import { passkeyRequest, signInByPasskey } from './commands/sign-in-by-passkey.ts';
import { verifyPhone } from './commands/verify-phone.ts';
import { findIdentity } from './line.store.ts';
import type { LoginDeps } from './login.deps.ts';
import { SERVICE_NAME } from './login.ja.ts';
import { deletePasskey, renamePasskey } from './passkey.store.ts';
import { maskedPhone, readWaysIn } from './queries/ways-in.ts';

interface Calling {
  readonly principal: { readonly accountId: string };
}

export function loginHandlers(deps: LoginDeps): Handlers<typeof loginRoutes> {
  const identityOf = async ({ principal }: Calling) => (await findIdentity(deps.db, principal.accountId)).id;
  const waysOf = async ({ principal }: Calling) => ok(await readWaysIn(deps, principal.accountId));
  /** What the ways in are after a change. */
  const changed = async <Code extends ErrorCode>(
    calling: Calling,
    change: (identityId: string) => Promise<Result<undefined, Code>>,
  ) => {
    const result = await change(await identityOf(calling));
    return result.ok ? waysOf(calling) : result;
  };
  const inBrief = async ({ principal }: Calling) => {
    const { phone, contactMethod, line, passkeys } = await readWaysIn(deps, principal.accountId);
    return ok({ phone, contactMethod, isLineLinked: line !== null, passkeyCount: passkeys.length });
  };
  return {
    guestSettings: inBrief,
    castSettings: inBrief,
    beginLine: () => beginLine(deps, null),
    finishLine: ({ body }) => finishLine(deps, body),
    waysIn: waysOf,
    beginLineLink: async (calling) => beginLineLink(deps, await identityOf(calling)),
    verifyLine: (calling) => changed(calling, (id) => verifyLine(deps, id, calling.body)),
    unlinkLine: (calling) => changed(calling, (id) => unlinkLine(deps, id)),
    verifyPhone: (calling) => changed(calling, (id) => verifyPhone(deps, id, calling.body)),
    passkeyChallenge: async () => ok(await passkeyRequest(deps)),
    signInByPasskey: ({ body }) => signInByPasskey(deps, body.credential),
    async beginPasskey({ principal }) {
      const identity = await findIdentity(deps.db, principal.accountId);
      const label = maskedPhone(deps.crypto, identity) ?? SERVICE_NAME;
      return beginPasskey(deps, { identityId: identity.id, label });
    },
    addPasskey: (calling) => changed(calling, (id) => addPasskey(deps, id, calling.body)),
    renamePasskey: (calling) =>
      changed(calling, async (identityId) => {
        const name = checkPasskeyName(calling.body.name);
        if (!name.ok) return name;
        const { id } = calling.params;
        return (await renamePasskey(deps.db, { id, identityId, name: name.value }))
          ? ok()
          : fail('NOT_FOUND');
      }),
    removePasskey: (calling) =>
      changed(calling, async (identityId) => {
        await deletePasskey(deps.db, { id: calling.params.id, identityId });
        return ok();
      }),
  };
}
