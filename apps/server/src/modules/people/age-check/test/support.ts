import type { BodyInputOf } from '@yoimachi/contract/route';
import { ageCheckRoutes as routes } from '@yoimachi/contract/age-check';
import type { ReadDocument } from '@yoimachi/domain/age-check';
import { fail, ok } from '@yoimachi/domain/result';
import { closed } from '#base/read-log';
import { isAccountShared } from '#money/bank';
import { ageCheckModule } from '#people/age-check';
import { sealPrivate } from '#people/profile';
import { createSms } from '../../../../gateways/sms/index.ts';
import { createStorage } from '../../../../gateways/storage/index.ts';
import { ageCheckFeature } from '../../../../wiring/people.ts';
import { moduleFactories } from '../../../../modules.ts';
import type { ModuleFactory } from '#platform/module';
import {
  OPERATORS,
  setStage,
  signUpCast,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';
import { jpegOf, sendFile } from '../../upload/test/support.ts';
import { readCheck } from '../queries/read-check.ts';

export const NAME = '佐藤 美桜';
export const BIRTHDAY = '1998-05-01';

/** A document that fits who `handingCast` registers. */
export const FITTING: ReadDocument = {
  documentName: true,
  issuer: '東京都公安委員会',
  name: NAME,
  birthday: BIRTHDAY,
  expiresOn: '2030-05-01',
  isBack: false,
};

/** What the reader finds, which number is drawn, and whether a picture can be opened. */
export interface Fakes {
  finds: ReadDocument | Error;
  draws: number;
  isBroken: boolean;
  reads: number;
}

export function fakes(): Fakes {
  return { finds: FITTING, draws: 0.5, isBroken: false, reads: 0 };
}

/** All modules, with a reader and pictures that do as they are told. */
export const modulesWith = (told: Fakes): ModuleFactory[] => [
  ...moduleFactories.filter((factory) => factory !== ageCheckFeature),
  (context) =>
    ageCheckModule(context, {
      reader: {
        async read() {
          told.reads += 1;
          if (told.finds instanceof Error) throw told.finds;
          return told.finds;
        },
        close: async () => undefined,
      },
      pictures: {
        close: async () => undefined,
        document: async (source) =>
          told.isBroken ? fail('IMAGE_BROKEN') : ok({ width: 800, height: 600, bytes: source as Uint8Array }),
      },
      isAccountShared,
      sms: createSms(context),
      storage: createStorage(context),
      draw: () => told.draws,
    }),
];

/** A cast who has finished the wizard and registered her name. */
export async function handingCast(
  app: TestApp,
  { birthday = BIRTHDAY, stage = 4 }: { readonly birthday?: string; readonly stage?: 0 | 1 | 4 } = {},
): Promise<Person> {
  const cast = await signUpCast(app, { nickname: '小夜', birthday });
  await setStage(app, cast.userId, stage);
  const info = { name: NAME, nameKana: 'サトウ ミオ', birthday, email: 'mio@example.jp' };
  const account_info = sealPrivate(app.context.crypto, 'account_info', cast.userId, info);
  await app.db.insertInto('cast_private').values({ cast_id: cast.userId, account_info }).execute();
  return cast;
}

export const sendDocument = (app: TestApp, who: Person, bytes: Uint8Array = jpegOf(500)) =>
  sendFile(app, who, bytes, { purpose: 'AGE_DOCUMENT' });

export const sendLivePhotoFile = (app: TestApp, cast: Person) =>
  sendFile(app, cast, jpegOf(400), { purpose: 'LIVE_PHOTO' });

/** She shows the gesture that she is asked for. */
export async function takeLivePhoto(app: TestApp, cast: Person) {
  const { livePhotoId } = await app.ok(routes.askGesture, {}, cast);
  const uploadId = await sendLivePhotoFile(app, cast);
  return app.ok(routes.sendLivePhoto, { params: { livePhotoId }, body: { uploadId } }, cast);
}

/** A cast who has finished the wizard and shown the gesture: she can hand a document in. */
export async function castWithPhoto(app: TestApp): Promise<Person> {
  const cast = await handingCast(app);
  await takeLivePhoto(app, cast);
  return cast;
}

type Order = BodyInputOf<typeof routes.createAuthRecord>;
export const LICENCE = { documentType: 'DRIVERS_LICENSE', issuer: '東京都公安委員会' } as const;

/** Hands in one document to the machine; the answer of the call. */
export async function handsIn(app: TestApp, who: Person, order: Partial<Order> = {}) {
  const uploadId = order.uploadId ?? (await sendDocument(app, who));
  return app.call(routes.createAuthRecord, { body: { ...LICENCE, ...order, uploadId } }, who);
}

/** Hands in one document to operators; returns the check's id. */
export async function asksOperators(app: TestApp, who: Person): Promise<string> {
  const uploadIds = [await sendDocument(app, who)];
  const route = who.userType === 2 ? routes.createVerifyRequest : routes.createGuestVerifyRequest;
  const { check } = await app.ok(route, { body: { ...LICENCE, uploadIds } }, who);
  return check!.checkId;
}

export const standing = (app: TestApp, who: Person) => app.ok(routes.checkAge, {}, who);

/** The links that an operator gets for a check's pictures. */
export async function linksOf(app: TestApp, checkId: string, reason = '年齢確認のため'): Promise<string[]> {
  const context = { ...app.context, crypto: closed(app.context.crypto) };
  const read = await readCheck(context, { checkId, operator: OPERATORS.sato, reason });
  if (!read.ok) throw new Error(read.error.code);
  return read.value.links.map(({ url }) => new URL(url).pathname);
}

export const open = async (app: TestApp, url: string) => (await app.app.http.inject({ url })).statusCode;
