import { ageCheckRoutes } from '@yoimachi/contract/age-check';
import { uploadRoutes } from '@yoimachi/contract/upload';
import type { UploadPurpose } from '@yoimachi/domain/upload';
import { dayOf } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import type { App } from '../../apps/server/src/app.ts';
import { suspendAccount } from '../../apps/server/src/modules/desk/operator/index.ts';
import { approveCheck, rejectCheck } from '../../apps/server/src/modules/people/age-check/index.ts';
import { drawSampleFor } from '../documents/dev-samples.ts';
import { BEGINNERS as t } from './beginners.ja.ts';
import type { Visitor } from './visitor.ts';

/** What somebody does once; most need only the calls. */
export type Step = (visitor: Visitor, nickname: string, app: App) => Promise<unknown>;

const BIRTHDAY = '1999-05-05';
const LICENCE = { documentType: 'DRIVERS_LICENSE', issuer: t.issuer } as const;
let drawn: Promise<Buffer> | undefined;

/** A licence in the registered name; drawn once for all. */
const licenceOf = ({ context }: App): Promise<Buffer> =>
  (drawn ??= drawSampleFor({
    documentType: 'DRIVERS_LICENSE',
    kind: 'CLEAR',
    name: t.cast.name,
    nameKana: t.cast.nameKana,
    birthday: BIRTHDAY,
    today: dayOf(context.clock.now()),
  }));

async function send(visitor: Visitor, app: App, purpose: UploadPurpose): Promise<string> {
  const bytes = await licenceOf(app);
  const order = { purpose, sizeBytes: bytes.length, mediaType: 'image/jpeg' };
  const { uploadId } = await visitor.call(uploadRoutes.beginUpload, order);
  await visitor.sendFile(uploadId, bytes);
  return uploadId;
}

/** A cast hands in her licence and a photo of herself, which here is the same picture. */
async function handsIn(visitor: Visitor, app: App): Promise<string> {
  const { livePhotoId } = await visitor.call(ageCheckRoutes.askGesture);
  const uploadId = await send(visitor, app, 'LIVE_PHOTO');
  await visitor.call(ageCheckRoutes.sendLivePhoto, { uploadId }, undefined, { livePhotoId });
  const uploadIds = [await send(visitor, app, 'AGE_DOCUMENT')];
  const { check } = await visitor.call(ageCheckRoutes.createVerifyRequest, { ...LICENCE, uploadIds });
  return check!.checkId;
}

const operatorOf = ({ context }: App) =>
  context.db
    .selectFrom('operator')
    .select(['id', 'name'])
    .where('name', '=', 'suzuki')
    .executeTakeFirstOrThrow();

/** The same some minutes ago: nobody decides at once, and the back office shows how long it took. */
async function handedInBefore(visitor: Visitor, app: App, minutes: number): Promise<string> {
  const checkId = await handsIn(visitor, app);
  await sql`update age_check set submitted_at = submitted_at - ${minutes} * interval '1 minute',
    answer_by = answer_by - ${minutes} * interval '1 minute' where id = ${checkId}`.execute(app.context.db);
  return checkId;
}

export const waits: Step = (visitor, _nickname, app) => handsIn(visitor, app);

export const isApproved: Step = async (visitor, _nickname, app) => {
  const decision = { checkId: await handedInBefore(visitor, app, 24), operator: await operatorOf(app) };
  await approveCheck(app.context, decision);
};

export const isRefused: Step = async (visitor, _nickname, app) => {
  const decision = { checkId: await handedInBefore(visitor, app, 41), operator: await operatorOf(app) };
  await rejectCheck({ ...app.context, suspend: suspendAccount }, { ...decision, reason: 'UNREADABLE' });
};

/** As a reading leaves it that did not find the issuer; a real one takes longer than a start should. */
export const fails: Step = async (visitor, _nickname, app) => {
  const checkId = await handsIn(visitor, app);
  const items = {
    documentName: 'MATCHES',
    issuer: 'UNREAD',
    name: 'MATCHES',
    birthday: 'MATCHES',
    expiresOn: 'MATCHES',
  };
  await sql`with k as (update age_check set way = 'AUTO', state = 'FAILED', finding = 'UNREAD', items = ${JSON.stringify(items)},
      answer_by = null, due_at = null, decided_at = submitted_at where id = ${checkId} returning account_id, decided_at),
    f as (update age_file f set delete_at = k.decided_at + interval '72 hours' from k where f.account_id = k.account_id)
    update cast_member set verify_status = 1 from k where id = k.account_id`.execute(app.context.db);
};

export const guestWaits: Step = async (visitor, _nickname, app) => {
  const uploadIds = [await send(visitor, app, 'AGE_DOCUMENT')];
  await visitor.call(ageCheckRoutes.createGuestVerifyRequest, { ...LICENCE, uploadIds });
};
