import { expect, test } from 'vitest';
import { consentRoutes } from '@yoimachi/contract/consent';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { UserType } from '@yoimachi/domain/account';
import { signUpUnasked, useTestApp } from '../../../../test-support/index.ts';
import { guestWithCard, topUps } from '../../../meeting/booking/test/card.support.ts';
import { bookableCast, requestBody } from '../../../meeting/booking/test/support.ts';
import { gives, withdraws, wordsOf } from './support.ts';

const app = useTestApp({ config: { databasePool: 20 } });
const times = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

test('the same consent from twenty devices at once is one row', async () => {
  const guest = await signUpUnasked(app, UserType.GUEST);
  await guest.token();
  const terms = { item: 'TERMS', version: '2026-11-15' } as const;
  const privacy = { item: 'PRIVACY', version: '2026-11-01' } as const;
  const body = { agreed: [terms, privacy], place: 'SHEET' as const };
  await times(20, () => app.ok(consentRoutes.giveConsents, { body }, guest));
  expect((await wordsOf(app, guest)).map(({ item }) => item)).toEqual(['TERMS', 'PRIVACY']);
});

test('given and taken back at once: the rows are in turn', async () => {
  const guest = await signUpUnasked(app, UserType.GUEST);
  await guest.token();
  await times(20, async (index) => {
    if (index % 2 === 0) await gives(app, guest, ['ADVERTISING']);
    else await withdraws(app, guest, 'ADVERTISING');
  });
  const said = (await wordsOf(app, guest)).map(({ given }) => given);
  expect(said).toEqual(said.map((_, index) => index % 2 === 0));
});

test('taken back × a request that needs the card: it is charged under the consent, or asks for it', async () => {
  for (const _ of Array.from({ length: 6 })) {
    const [guest, cast] = [await guestWithCard(app, 5000), await bookableCast(app)];
    const body = requestBody(cast, { returnPath: '/guest/search' });
    const [sent] = await Promise.all([
      app.call(guestBookingRoutes.requestBooking, { body }, guest),
      withdraws(app, guest, 'AUTO_CHARGE'),
    ]);
    const reserved = await topUps(app, guest);
    if (sent.status === 200) expect(reserved).toMatchObject([{ status: 'AUTHORISED' }]);
    else {
      expect(sent).toMatchObject({ code: 'CONSENT_REQUIRED', details: { items: ['AUTO_CHARGE'] } });
      expect(reserved).toEqual([]);
    }
    expect((await wordsOf(app, guest)).at(-1)).toMatchObject({ item: 'AUTO_CHARGE', given: false });
  }
});
