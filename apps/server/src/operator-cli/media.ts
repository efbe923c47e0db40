import { reasonText } from '@yoimachi/contract/media';
import { REVIEW_REASONS, type ReviewReason } from '@yoimachi/domain/media';
import { waitingMedia } from '#people/media';
import { publicOrigin } from '../platform/config/index.ts';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { showList } from './show-list.ts';

/** Sentences for what can go wrong, by code. */
const REASONS = {
  NOT_FOUND: 'there is no such file',
  VALIDATION: 'the id is none',
  MEDIA_DECIDED: 'it does not wait, or not any more',
  MEDIA_ERASED: 'its bytes are gone',
} as const;
const LISTED = 200;

export const mediaCommands: readonly CliCommand[] = [
  {
    name: 'media-queue',
    usage:
      ': photos, videos and pictures of guests that wait to be looked at, the longest first, with what was seen in them',
    run: runQueue,
  },
  {
    name: 'show-file',
    usage:
      '<file id> --reason <text>: what was found in a picture, and a link that opens it once within 10 minutes; who reads it is kept',
    act: showFile,
  },
  {
    name: 'approve-media',
    usage: '<file id>: shows it, in place of what its place has shown',
    act: approve,
  },
  {
    name: 'reject-media',
    usage: `<file id> --reason <${REVIEW_REASONS.join('|')}>: refuses it, also when it is shown already; its owner is told why`,
    act: reject,
  },
];

async function runQueue({ db }: OperatorContext): Promise<void> {
  const rows = await waitingMedia(db, LISTED);
  showList(rows, { most: LISTED, what: 'waiting' }, (row) => {
    const hints = [row.hasQr && 'CODE', row.hasText && 'TEXT', row.similarTo && `LIKE ${row.similarTo}`];
    const seen = hints.filter(Boolean).join('  ');
    return [
      `${row.itemId}  ${row.askedAt.toISOString()}  ${row.kind}  account ${row.accountId}`,
      ...(seen === '' ? [] : [`    ${seen}`]),
    ];
  });
}

async function showFile(context: ActingContext, args: CliArgs): Promise<void> {
  const input = { params: { fileId: args.at(0) }, body: { reason: args.required('reason') } };
  const file = await call(context, 'readMedia', input, REASONS);
  const { config } = context;
  console.log(`${file.kind}  ${file.state}  ${file.submittedAt}  account ${file.accountId}`);
  if (file.hasQr) console.log('It has a QR code or bar code.');
  if (file.foundText !== '') console.log(`Found in it: ${file.foundText.replaceAll('\n', ' ')}`);
  if (file.similarTo !== null) console.log(`It looks like ${file.similarTo}.`);
  for (const reportId of file.reportIds) console.log(`Kept for report ${reportId}.`);
  console.log(`Opens once until ${file.until}:`);
  console.log(`${publicOrigin(config)}${file.path}`);
}

async function approve(context: ActingContext, args: CliArgs): Promise<void> {
  const fileId = args.at(0);
  await call(context, 'approveMedia', { params: { fileId } }, REASONS);
  console.log(`Approved: ${fileId}`);
}

async function reject(context: ActingContext, args: CliArgs): Promise<void> {
  const fileId = args.at(0);
  const reason = reasonOf(args);
  await call(context, 'rejectMedia', { params: { fileId }, body: { reason } }, REASONS);
  console.log(`Rejected: ${fileId}. The owner reads: ${reasonText(reason)}`);
}

function reasonOf(args: CliArgs): ReviewReason {
  const typed = args.required('reason').toUpperCase();
  const reason = REVIEW_REASONS.find((one) => one === typed);
  if (!reason) throw new UsageError(`${typed} is no reason; one of ${REVIEW_REASONS.join(', ')}.`);
  return reason;
}
