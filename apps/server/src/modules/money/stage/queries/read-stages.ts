import type { StageSetting } from '@yoimachi/contract/stage';
import { REFERRAL_CODE_LENGTH, referralCodeOf } from '@yoimachi/domain/stage';
import type { AppContext } from '#platform/module';
import { countFriends, findCode, insertCode } from '../referral.store.ts';
import { readProgress, readStages } from '../stage.store.ts';

/** All stages, and her current position. */
export async function readStageSetting(
  context: Pick<AppContext, 'db' | 'crypto'>,
  castId: string,
): Promise<StageSetting> {
  const { db } = context;
  const [stages, progress, friends, code] = await Promise.all([
    readStages(db),
    readProgress(db, castId),
    countFriends(db, castId),
    codeOf(context, castId),
  ]);
  return { stages, ...progress, referral: { code, ...friends } };
}

/** Her code, created when she first looks; a chance collision is retried. */
async function codeOf({ db, crypto }: Pick<AppContext, 'db' | 'crypto'>, castId: string): Promise<string> {
  for (let tries = 0; tries < 5; tries++) {
    const code = await findCode(db, castId);
    if (code !== undefined) return code;
    const random = Buffer.from(crypto.randomToken(REFERRAL_CODE_LENGTH), 'base64url');
    await insertCode(db, castId, referralCodeOf(random));
  }
  throw new Error(`No free referral code was found for ${castId}`);
}
