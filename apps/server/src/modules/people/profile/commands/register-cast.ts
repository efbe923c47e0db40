import type { CodeOf } from '@yoimachi/contract/route';
import type { profileRoutes } from '@yoimachi/contract/profile';
import {
  checkEmail,
  checkKatakana,
  checkNickname,
  isOldEnough,
  RegistrationStage,
} from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { cleanLine } from '@yoimachi/domain/text';
import type { Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import { raiseStage } from '#people/account';
import { findCast, lockCast, saveAccountInfo } from '../cast.store.ts';
import { endInspection } from '../nickname.store.ts';
import { openAccountInfo, sealAccountInfo, type AccountInfo } from '../private.ts';
import { refreshSearchText } from './search-text.ts';

type Tools = Pick<AppContext, 'crypto' | 'clock'>;

type RegisterAccountInfoFailure = CodeOf<typeof profileRoutes.putAccountInfo>;

/**
 * Step 1: who she is. It can be corrected until the four steps are finished; then the nickname is fixed, and the rest changes by a code or
 * an operator's decision.
 */
export async function registerAccountInfo(
  trx: Trx,
  { crypto, clock }: Tools,
  castId: string,
  input: AccountInfo & { readonly nickname: string },
): Promise<Result<undefined, RegisterAccountInfoFailure>> {
  await lockCast(trx, castId);
  const current = await findCast(trx, castId);
  if (input.name === '') return fail('NAME_REQUIRED', 'name');
  const kana = checkKatakana(input.nameKana, 'nameKana');
  if (!kana.ok) return kana;
  const email = checkEmail(input.email);
  if (!email.ok) return email;
  const isFixed = current.registration_stage >= RegistrationStage.SUCCESS_STEP;
  const nickname = isFixed ? keepNickname(input.nickname, current.nickname) : checkNickname(input.nickname);
  if (!nickname.ok) return nickname;
  if (!isOldEnough(input.birthday, clock.now())) return fail('AGE_UNDER_18', 'birthday');

  const info = { name: input.name, nameKana: kana.value, birthday: input.birthday, email: email.value };
  const registered = isFixed ? openAccountInfo(crypto, castId, current.account_info) : null;
  if (registered) return isSame(registered, info) ? ok() : fail('REGISTRATION_FIXED');
  const sealed = sealAccountInfo(crypto, castId, info);
  await saveAccountInfo(trx, castId, { nickname: nickname.value, birthday: input.birthday, sealed });
  await endInspection(trx, castId);
  await raiseStage(trx, castId, RegistrationStage.REGISTERED_ACCOUNT);
  await refreshSearchText(trx, castId);
  return ok();
}

const isSame = (one: AccountInfo, other: AccountInfo): boolean =>
  (['name', 'nameKana', 'birthday', 'email'] as const).every((key) => one[key] === other[key]);

/** Her current nickname, even one nobody could choose today. */
function keepNickname(typed: string, nickname: string): Result<string, 'NICKNAME_FIXED'> {
  return cleanLine(typed) === cleanLine(nickname) ? ok(nickname) : fail('NICKNAME_FIXED', 'nickname');
}
