import * as z from 'zod/mini';
import { does, job, type JobWork } from '#platform/jobs';
import type { AccountDeps } from '../account.deps.ts';

/** The person behind an identity was forgotten here: the identity provider forgets it too. */
export const identityForgetting = job('account.forget-identity', z.object({ identityId: z.uuid() }));

export const forgetIdentities = ({ identityTokens }: Pick<AccountDeps, 'identityTokens'>): JobWork =>
  does(identityForgetting, ({ identityId }) => identityTokens.forget(identityId));
