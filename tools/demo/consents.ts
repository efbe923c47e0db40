import { consentRoutes } from '@yoimachi/contract/consent';
import { RegistrationStage, UserType } from '@yoimachi/domain/account';
import { CONSENT_TEXTS, consentsFor, newestVersion, textOf } from '@yoimachi/domain/consent';
import { earlierOf, instantAt } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import type { AppContext } from '../../apps/server/src/platform/module/index.ts';
import { DEMO_ASKED_CAST_PHONE, DEMO_ASKED_GUEST_PHONE } from './accounts.ts';
import { indexOf } from './people.ts';
import type { Visitor } from './visitor.ts';

const AGREED_MINUTE = 10 * 60;
const OF_CARDS: readonly string[] = ['AGE_BY_CARD', 'AUTO_CHARGE'];

/**
 * The demo's people have agreed to what is asked of them; a guest and a cast to the first version of the terms only, so that they are asked
 * again. Who has said something of the terms is left alone.
 */
export async function insertConsents({
  db,
  clock,
  crypto,
}: Pick<AppContext, 'clock' | 'crypto' | 'db'>): Promise<void> {
  const askedAgain = [DEMO_ASKED_GUEST_PHONE, DEMO_ASKED_CAST_PHONE].map((phone) => indexOf(crypto, phone));
  const agreedAt = (version: string) => earlierOf(instantAt(version, AGREED_MINUTE), clock.now());
  for (const userType of Object.values(UserType)) {
    const asked = consentsFor(userType)
      .filter((item) => item !== 'ADVERTISING')
      .map((item) => {
        const textId = textOf(item, userType)!;
        const [newest, first] = [newestVersion(textId), CONSENT_TEXTS[textId][0]!.version];
        const at = { firstAt: agreedAt(first), newestAt: agreedAt(newest) };
        const place = OF_CARDS.includes(item) ? 'CARD' : 'REGISTRATION';
        return { item, textId, first, newest, place, ...at };
      });
    await sql`insert into consent (account_id, item, text_id, version, given, place, at)
      select a.id, i.item, i."textId", case when again then i.first else i.newest end, true, i.place,
        greatest(a.created_at, case when again then i."firstAt" else i."newestAt" end)
      from (select account.*, phone_index = any (${askedAgain}::bytea[]) as again
            from account join identity on identity.id = identity_id) a
      cross join jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as i (item text, "textId" text, first date, newest date, place text, "firstAt" timestamptz, "newestAt" timestamptz)
      where a.user_type = ${userType} and a.registration_stage >= ${RegistrationStage.SUCCESS_STEP} and a.left_at is null
        and not exists (select from consent c where c.account_id = a.id and c.item in ('TERMS', i.item))
      order by a.created_at, a.id, i.item`.execute(db);
  }
}

/** Somebody who registers agrees to what the registration asks. */
export async function agree(visitor: Visitor): Promise<void> {
  const { asked } = await visitor.call(consentRoutes.listConsents);
  const agreed = asked
    .filter(({ isForRegistration, givenAt }) => isForRegistration && givenAt === null)
    .map(({ item, version }) => ({ item, version }));
  if (agreed.length > 0) await visitor.call(consentRoutes.giveConsents, { agreed, place: 'REGISTRATION' });
}
