import { noticeOf } from '@yoimachi/domain/notice-wording';
import type { OperatorRef } from '@yoimachi/domain/operator';
import type { RejectReason, ReviewReason } from '@yoimachi/domain/media';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { notify } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import type { ActContext, AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { decideFile, findFile, hasNext, lockFile, shownFile, type FileRow } from '../file.store.ts';
import { approvedText, rejectedText } from '../media.ja.ts';
import { lockOwner } from '../media.store.ts';
import { writeMain } from '../places.ts';
import { endAndErase, tellEnded } from './erase.ts';

interface Order {
  readonly fileId: string;
  readonly operator: OperatorRef;
}
type DecisionFailure = 'MEDIA_DECIDED' | 'NOT_FOUND';

/** A file, while nobody else changes anything of its owner's. */
async function held(trx: Trx, fileId: string): Promise<FileRow | undefined> {
  const found = await findFile(trx, fileId);
  if (!found) return undefined;
  await lockOwner(trx, found.account_id);
  return lockFile(trx, fileId);
}

/** Shows a file, in place of what its place has shown. MEDIA_DECIDED unless it waits for that. */
export function approveMedia(
  context: ActContext,
  { fileId, operator }: Order,
): Promise<Result<undefined, DecisionFailure>> {
  return withTransaction(context.db, async (trx) => {
    const file = await held(trx, fileId);
    if (!file) return fail('NOT_FOUND');
    if (file.state !== 'REVIEWING') return fail('MEDIA_DECIDED');
    const at = context.clock.now();
    const before = await shownFile(trx, file.media_id!);
    if (before !== null) await endAndErase(trx, context, { fileId: before });
    await decideFile(trx, fileId, { state: 'PUBLISHED', by: operator.id, reason: null, at });
    await writeMain(trx, file.account_id, file.kind, at);
    await tell(trx, file, approvedText(file.kind), at);
    return ok();
  });
}

/** Refuses a file that waits, or one that is shown; its owner is told. MEDIA_DECIDED of any other. */
export function rejectMedia(
  context: ActContext,
  { fileId, operator, reason }: Order & { readonly reason: ReviewReason },
): Promise<Result<undefined, DecisionFailure>> {
  return withTransaction(context.db, async (trx) => {
    const file = await held(trx, fileId);
    if (!file) return fail('NOT_FOUND');
    if (file.state !== 'REVIEWING' && file.state !== 'PUBLISHED') return fail('MEDIA_DECIDED');
    await refuse(trx, context, file, { by: operator.id, reason });
    return ok();
  });
}

/** Refuses a file of an owner who is locked. What was shown while another waits to follow it leaves no place to be refused in. */
export async function refuse(
  trx: Trx,
  { clock }: Pick<AppContext, 'clock'>,
  file: FileRow,
  { by, reason }: { readonly by: string | null; readonly reason: RejectReason },
): Promise<void> {
  const at = clock.now();
  const isFollowed = file.state === 'PUBLISHED' && (await hasNext(trx, file.media_id!));
  await decideFile(trx, file.id, { state: isFollowed ? 'ENDED' : 'REJECTED', by, reason, at });
  if (isFollowed) await tellEnded(trx, [file.id], at);
  await writeMain(trx, file.account_id, file.kind, at);
  await tell(trx, file, rejectedText(file.kind, reason), at);
}

async function tell(trx: Trx, { account_id, kind }: FileRow, result: string, at: Date): Promise<void> {
  const link = kind === 'AVATAR' ? '/guest/my-profile/avatar' : '/cast/my-profile/photos';
  await publish(trx, notify, { accountId: account_id, ...noticeOf('MEDIA_DECIDED', { result }), link }, at);
}
