import type { CodeOf } from '@yoimachi/contract/route';
import type { uploadRoutes } from '@yoimachi/contract/upload';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import {
  checkUpload,
  isUploadOf,
  tooMany,
  UPLOAD_BYTES_A_DAY,
  UPLOAD_IDLE_MINUTES,
  UPLOAD_KEPT_MINUTES,
  UPLOAD_RULES,
  UPLOADS_A_DAY,
  type UploadPurpose,
} from '@yoimachi/domain/upload';
import { lockStaying } from '#people/account';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket, type Principal } from '#platform/http';
import { newFileKey } from '../file-seal.ts';
import type { UploadDeps } from '../upload.deps.ts';
import { presentUpload, type Presented } from '../upload.store.ts';
import * as store from '../upload.store.ts';
import { removeFiles } from './end-uploads.ts';

interface Declared {
  readonly purpose: UploadPurpose;
  readonly sizeBytes: number;
  readonly mediaType: string;
}

type Refusal = CodeOf<typeof uploadRoutes.beginUpload>;

/** The disk is the database's, too. */
const ALWAYS_FREE_BYTES = 512 * 1024 * 1024;

/** Begins a file, before a byte of it: who sends it, what it is said to be, how many there are already, and whether there is room. */
export async function beginUpload(
  deps: UploadDeps,
  principal: Principal,
  ticket: IdempotencyTicket,
  declared: Declared,
): Promise<Result<Presented, Refusal>> {
  if (!isUploadOf(declared.purpose, principal.userType)) return fail('FORBIDDEN');
  const checked = checkUpload(declared.purpose, declared, deps.takesWmv);
  if (!checked.ok) return checked;
  const free = await deps.storage.freeBytes();
  if (free !== null && free - declared.sizeBytes < ALWAYS_FREE_BYTES) {
    deps.log.error({ free }, 'there is no room for what people send');
    return fail('UPLOAD_FAILED', 'file');
  }
  const { accountId } = principal;
  return withTransaction(deps.db, (trx) =>
    runIdempotent(trx, ticket, deps.clock.now(), () => begin(trx, deps, accountId, declared)),
  );
}

async function begin(
  trx: Trx,
  deps: UploadDeps,
  accountId: string,
  { purpose, sizeBytes }: Declared,
): Promise<Result<Presented, Refusal>> {
  // Of several at once, each sees the one before.
  if (!(await lockStaying(trx, accountId))) return fail('FORBIDDEN');
  const at = deps.clock.now();
  const today = await store.begunSince(trx, accountId, addMinutes(at, -DAY_MINUTES));
  if (today.count >= UPLOADS_A_DAY || today.bytes + sizeBytes > UPLOAD_BYTES_A_DAY)
    return fail('UPLOAD_LIMIT', 'file');
  const others = (await store.waitingOf(trx, accountId)).filter((one) => one.purpose === purpose);
  const inTheWay = others.length + 1 - UPLOAD_RULES[purpose].atOnce;
  if (inTheWay > 0) {
    const idleSince = addMinutes(at, -UPLOAD_IDLE_MINUTES);
    const idle = others.filter((one) => one.progressed_at <= idleSince).slice(0, inTheWay);
    if (idle.length < inTheWay) return tooMany(purpose, deps.takesWmv);
    await removeFiles(
      trx,
      idle.map(({ id }) => id),
      at,
    );
  }
  const id = deps.ids.newId();
  const expiresAt = addMinutes(at, UPLOAD_KEPT_MINUTES);
  await store.insertUpload(trx, {
    id,
    account_id: accountId,
    purpose,
    size_bytes: sizeBytes,
    key_sealed: newFileKey(deps.crypto, id),
    expires_at: expiresAt,
    at,
  });
  return ok(presentUpload({ id, purpose, size_bytes: sizeBytes, received_bytes: 0, expires_at: expiresAt }));
}
