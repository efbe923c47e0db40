import type { APIRequestContext, Page } from '@playwright/test';
import { ageCheckRoutes } from '@yoimachi/contract/age-check';
import { bankRoutes } from '@yoimachi/contract/bank';
import { profileRoutes } from '@yoimachi/contract/profile';
import { uploadRoutes } from '@yoimachi/contract/upload';
import { UserType } from '@yoimachi/domain/account';
import type { UploadPurpose } from '@yoimachi/domain/upload';
import { drawSampleFor } from '../../tools/documents/dev-samples.ts';
import { callApi } from './api.ts';
import { operate } from './operator.ts';
import { agree, enter, newStore } from './people.ts';
import { expect } from './test.ts';

/** Whom a sample document shows. */
export const REGISTERED = { name: '佐藤 葵', nameKana: 'サトウ アオイ', birthday: '1998-07-07' } as const;
export const LICENCE = { documentType: 'DRIVERS_LICENSE', issuer: '東京都公安委員会' } as const;

type Kind = Parameters<typeof drawSampleFor>[0]['kind'];

/** A photo of a licence in that name, or of one that must not be taken for it. */
export const licence = (kind: Kind = 'CLEAR', whose: typeof REGISTERED = REGISTERED): Promise<Buffer> =>
  drawSampleFor({ documentType: 'DRIVERS_LICENSE', kind, ...whose, today: '2026-11-22' });

const fileOf = (buffer: Buffer) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });

/** A cast with all four steps done and an account in her own name, created by the calls the browser would make. */
export async function registeredCast(
  request: APIRequestContext,
): Promise<{ phone: string; token: string; accountId: string }> {
  const { phone, firebaseToken: firebase_token, token } = await enter(request, UserType.CAST);
  await callApi(request, profileRoutes.putAccountInfo, {
    body: { firebase_token, nickname: 'あおい', ...REGISTERED, email: 'aoi@example.com' },
  });
  const account = { bankName: 'みずほ', bankCode: '0001', branchName: '東京営業部', branchCode: '001' };
  // Her own: a shared one is looked into.
  const accountNumber = phone.slice(-7);
  await callApi(request, bankRoutes.putBankAccount, {
    token,
    body: { ...account, accountType: 'ORDINARY', accountNumber, accountHolder: REGISTERED.nameKana },
  });
  await callApi(request, profileRoutes.putStore, { token, body: newStore() });
  await agree(request, token);
  await callApi(request, profileRoutes.putCastProfile, {
    token,
    body: { shortProfile: '', selfIntro: '', detail: {}, tags: [] },
  });
  const { userId } = await callApi(request, profileRoutes.castHome, { token });
  return { phone, token, accountId: userId };
}

async function sendFile(request: APIRequestContext, token: string, purpose: UploadPurpose): Promise<string> {
  const bytes = await licence();
  const order = { purpose, sizeBytes: bytes.length, mediaType: 'image/jpeg' };
  const { uploadId } = await callApi(request, uploadRoutes.beginUpload, { token, body: order });
  const sent = await request.patch(`/v1/uploads/${uploadId}`, {
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    data: bytes,
  });
  expect(sent.status()).toBe(204);
  return uploadId;
}

/** Hands in her document and photo by calls, for operators to look at; the id of the check. */
export async function handInDocument(request: APIRequestContext, token: string): Promise<string> {
  const { livePhotoId } = await callApi(request, ageCheckRoutes.askGesture, { token });
  const uploadId = await sendFile(request, token, 'LIVE_PHOTO');
  await callApi(request, ageCheckRoutes.sendLivePhoto, {
    token,
    params: { livePhotoId },
    body: { uploadId },
  });
  const uploadIds = [await sendFile(request, token, 'AGE_DOCUMENT')];
  const body = { ...LICENCE, uploadIds };
  const { check } = await callApi(request, ageCheckRoutes.createVerifyRequest, { token, body });
  return check!.checkId;
}

/** Verifies a cast as it happens: she hands her document in, an operator decides. */
export async function verifyByOperator(request: APIRequestContext, token: string): Promise<void> {
  await operate('approveAgeCheck', await handInDocument(request, token));
}

/** The id of the check that waits, as operators find it: by the nickname, or the account. */
export async function waitingCheck(who: string): Promise<string> {
  const line = (await operate('listAgeChecks')).split('\n').find((row) => row.includes(who));
  return /^[\da-f-]{36}/.exec(line ?? '')![0];
}

/** Chooses the licence, its issuer and a photo of it. */
export async function chooseLicence(page: Page, picture: Buffer): Promise<void> {
  await page.getByRole('radio', { name: /運転免許証/ }).check();
  await page.getByLabel('発行者').selectOption(LICENCE.issuer);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '写真を選択する' }).click();
  await (await chooser).setFiles(fileOf(picture));
  await expect(page.getByText('アップロード済み')).toBeVisible();
}

/** Takes the photo of herself; this browser has no camera, so it asks for a file. */
export async function takeLivePhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ポーズを見て撮影する' }).click();
  await page.getByRole('button', { name: 'ご本人を撮影' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('カメラを使用できませんでした')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: 'ご本人を撮影' }).click();
  await (await chooser).setFiles(fileOf(await licence()));
  await expect(page.getByText('撮影済み')).toBeVisible();
}
