import { formatPhone, toE164, type UserType } from '@yoimachi/domain/account';
import { phonePlace } from '#people/account';
import type { DevDeps } from '../dev.deps.ts';
import { readPeople } from '../dev.store.ts';

export interface DevPerson {
  readonly id: string;
  readonly nickname: string;
  /** 090-1234-5678; nothing where somebody came by LINE and has no number yet. */
  readonly phone: string;
  readonly suspended: boolean;
  /** False for a cast whose age was not confirmed. */
  readonly verified: boolean;
  /** The demo's own guest or cast, named at startup and in the README. */
  readonly isDemo: boolean;
}

const READ = 300;

/** The number as its owner writes it: 0 instead of the country code. */
export const nationalPhone = (e164: string): string => formatPhone(e164.replace(/^\+\d{2}/, '0'));

/** Accounts of a type, the demo's own first, the others by number; `search` is a number or part of a nickname. */
export async function findPeople(deps: DevDeps, userType: UserType, search: string): Promise<DevPerson[]> {
  const { crypto, db, config, tools } = deps;
  const demo = (tools.demoPhones ?? []).map((number) => formatPhone(number));
  const phone = toE164(search, { allowTestPrefix: config.allowTestPrefix });
  const filter = {
    userType,
    nickname: phone.ok || search === '' ? null : search,
    phoneIndex: phone.ok ? crypto.phoneIndex(phone.value) : null,
  };
  const rows = await readPeople(db, filter, READ);
  return rows
    .map((row) => {
      const number =
        row.phone_sealed === null
          ? null
          : nationalPhone(crypto.open(row.phone_sealed, phonePlace(row.identity_id)));
      return {
        id: row.id,
        nickname: row.nickname ?? '',
        phone: number ?? '',
        suspended: row.suspended_at !== null,
        verified: row.verify_status === null || row.verify_status === 2,
        isDemo: number !== null && demo.includes(number),
      };
    })
    .sort((a, b) => Number(b.isDemo) - Number(a.isDemo) || (a.phone < b.phone ? -1 : 1));
}

/** The account of a number, for tests that sign in without a page. */
export async function findPersonByPhone(
  deps: DevDeps,
  userType: UserType,
  phone: string,
): Promise<string | undefined> {
  const e164 = toE164(phone, { allowTestPrefix: deps.config.allowTestPrefix });
  if (!e164.ok) return undefined;
  const filter = { userType, nickname: null, phoneIndex: deps.crypto.phoneIndex(e164.value) };
  return (await readPeople(deps.db, filter, 1))[0]?.id;
}
