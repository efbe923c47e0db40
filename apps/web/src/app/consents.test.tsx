// @vitest-environment happy-dom
import { billingRoutes } from '@yoimachi/contract/billing';
import { consentRoutes } from '@yoimachi/contract/consent';
import { messageOf } from '@yoimachi/contract/errors';
import { pointsRoutes } from '@yoimachi/contract/points';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { agreed } from '#people/consent';
import * as f from './main-screens.fixture.ts';
import { FakeServer, open } from './main-screens.test-kit.tsx';

const { buyPoints, getCard } = billingRoutes;
const { listConsents, giveConsents } = consentRoutes;
const card = { brand: 'Visa', last4: '4242', expiresMonth: 12, expiresYear: 2030, agreedAt: f.NOW };
const BUY = 'この内容で購入する';

const DUE = new ApiError(403, 'CONSENT_REQUIRED', '', { items: ['TERMS'] });

/** Calls that were refused; the first `accepted` of those sent again are not. */
function calls(accepted: number) {
  const server = new FakeServer().answers(listConsents, f.consents).answers(giveConsents, f.consents);
  const client = open('/guest/settings/consents', server);
  let sent = 0;
  const send = async () => {
    sent += 1;
    if (sent > accepted) throw DUE;
  };
  return { again: () => agreed(client, DUE, send), sent: () => sent };
}

/** A guest at the last page before buying, whom the server asks for the terms. */
async function buying() {
  const server = new FakeServer()
    .answers(getCard, { card })
    .answers(pointsRoutes.userPoint, f.balance)
    .answers(listConsents, f.consents)
    .refuses(buyPoints, 'CONSENT_REQUIRED', { items: ['TERMS'] });
  open('/guest/buy-point/confirm?points=3000', server);
  const buy = await screen.findByRole('button', { name: BUY });
  await waitFor(() => expect(buy.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(buy);
  const sheet = within(await screen.findByRole('alertdialog', { name: '同意のお願い' }));
  return { server, sheet, bought: () => server.calls.filter((one) => one === 'POST /buy-points').length };
}

test('a purchase asks for what is new in the terms, and is not sent before they are agreed to', async () => {
  const { server, sheet, bought } = await buying();
  expect(await sheet.findByText(/条項を定めました/)).toBeTruthy();
  expect(bought()).toBe(1);
  server.loses(giveConsents);
  fireEvent.click(sheet.getByRole('button', { name: '同意して続ける' }));
  expect(await sheet.findByText(/通信エラー/)).toBeTruthy();
  server.answers(giveConsents, f.consents);
  fireEvent.click(sheet.getByRole('button', { name: '同意して続ける' }));
  await waitFor(() => expect(bought()).toBe(2));
  const again = within(await screen.findByRole('alertdialog'));
  fireEvent.click(await again.findByRole('button', { name: '今は同意しない' }));
});

test('terms that changed while they were read are shown anew', async () => {
  const { server, sheet } = await buying();
  const agree = await sheet.findByRole('button', { name: '同意して続ける' });
  const [terms] = f.consents.asked;
  const newer = { ...terms!, version: '2026-11-20', news: 'さらに改めました。' };
  server.refuses(giveConsents, 'CONSENT_CHANGED').answers(listConsents, { asked: [newer], records: [] });
  fireEvent.click(agree);
  expect(await sheet.findByText(/さらに改めました/)).toBeTruthy();
  expect(sheet.getByText('内容が更新されました。最新の内容をご確認ください。')).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: '今は同意しない' }));
});

test('who does not agree stays where he is, and may try again', async () => {
  const { sheet, bought } = await buying();
  fireEvent.click(sheet.getByRole('button', { name: '今は同意しない' }));
  expect(await screen.findByText(messageOf('CONSENT_REQUIRED'))).toBeTruthy();
  expect(bought()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: BUY }));
  const asked = within(await screen.findByRole('alertdialog', { name: '同意のお願い' }));
  fireEvent.click(asked.getByRole('button', { name: '今は同意しない' }));
});

test('several calls at once are asked for once, and all go on', async () => {
  const { again, sent } = calls(2);
  const both = [again(), again()];
  fireEvent.click(await screen.findByRole('button', { name: '同意して続ける' }));
  await Promise.all(both);
  expect(sent()).toBe(2);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a call that goes on being refused is not asked for without end', async () => {
  const { again, sent } = calls(0);
  const refused = again().catch((error: unknown) => error);
  for (let asked = 0; asked < 3; asked++) {
    fireEvent.click(await screen.findByRole('button', { name: '同意して続ける' }));
    await waitFor(() => expect(sent()).toBe(asked + 1));
  }
  expect(await refused).toBe(DUE);
});
