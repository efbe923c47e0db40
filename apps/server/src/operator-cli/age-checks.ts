import { AGE_REJECTIONS, type AgeRejection } from '@yoimachi/domain/age-check';
import { listWaitingAgeChecks } from '#people/age-check';
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
  NOT_FOUND: 'there is no such age check',
  VALIDATION: 'the id is none',
  AGE_CHECK_DECIDED: 'it was decided, or taken back, or is still being read',
  AGE_UNDER_18: 'the registered birthday is missing or under 18: reject it with under_18',
  PHONE_NOT_VERIFIED: 'she has no verified mobile number any more',
  REASON_REQUIRED: 'say why you look at it',
};
const LISTED = 200;
const REJECTIONS = AGE_REJECTIONS.map((reason) => reason.toLowerCase()).join('|');

export const ageCheckCommands: readonly CliCommand[] = [
  { name: 'age-queue', usage: ': documents that wait for a decision, the first due first', run: runQueue },
  {
    name: 'show-document',
    usage:
      '<check id> --reason <text>: what is registered, and for each picture a link that opens once within 5 minutes; who reads it is kept',
    act: showDocument,
  },
  {
    name: 'show-live-photo',
    usage:
      '<account id> --reason <text>: the last photo with a gesture, by a link that opens once; who reads it is kept',
    act: showLivePhoto,
  },
  {
    name: 'approve-age',
    usage: '<check id>: the document shows the registered person, 18 or older; told by SMS',
    act: approve,
  },
  {
    name: 'reject-age',
    usage: `<check id> --reason <${REJECTIONS}>: another document is asked for, by SMS; under_18 suspends the account`,
    act: reject,
  },
];

async function runQueue({ db }: OperatorContext): Promise<void> {
  showList(await listWaitingAgeChecks(db, LISTED), { most: LISTED, what: 'waiting' }, (row) => {
    const why = row.finding ?? row.way;
    const who = row.isCast ? 'cast' : 'guest';
    return `${row.itemId}  by ${row.answerBy.toISOString()}  ${row.documentType}  ${why}  ${who} ${row.accountId} ${row.nickname}`;
  });
}

async function showDocument(context: ActingContext, args: CliArgs): Promise<void> {
  const input = { params: { checkId: args.at(0) }, body: { reason: args.required('reason') } };
  const shown = await call(context, 'readAgeCheck', input, REASONS);
  console.log(`${shown.state} ${shown.way} ${shown.finding ?? ''} account ${shown.accountId}`);
  console.log(`registered: ${shown.name ?? '(no name: a guest)'}, born ${shown.birthday ?? '?'}`);
  console.log(`handed in: ${shown.documentType}, ${shown.issuer}`);
  if (shown.items)
    console.log(
      `read: ${Object.entries(shown.items)
        .map(([item, said]) => `${item} ${said}`)
        .join(', ')}`,
    );
  if (shown.gesture) console.log(`her photo shows ${shown.gesture}`);
  for (const { kind, url } of shown.links) console.log(`${kind}: ${url}`);
  if (shown.links.length === 0) console.log('The pictures are gone.');
}

async function showLivePhoto(context: ActingContext, args: CliArgs): Promise<void> {
  const input = { params: { accountId: args.at(0) }, body: { reason: args.required('reason') } };
  const none = { ...REASONS, NOT_FOUND: 'no photo of this account is there' };
  const { gesture, takenAt, url } = await call(context, 'readLivePhoto', input, none);
  console.log(`Taken at ${takenAt}, it has to show ${gesture}: ${url}`);
}

async function approve(context: ActingContext, args: CliArgs): Promise<void> {
  const checkId = args.at(0);
  const { accountId, nickname } = await call(context, 'approveAgeCheck', { params: { checkId } }, REASONS);
  console.log(`Verified: ${accountId} ${nickname}`);
}

async function reject(context: ActingContext, args: CliArgs): Promise<void> {
  const reason = args.required('reason').toUpperCase();
  if (!isRejection(reason)) throw new UsageError(`--reason is one of ${REJECTIONS.replaceAll('|', ', ')}`);
  const input = { params: { checkId: args.at(0) }, body: { reason } };
  const { accountId, nickname } = await call(context, 'rejectAgeCheck', input, REASONS);
  console.log(`Rejected: ${accountId} ${nickname}${reason === 'UNDER_18' ? ', and suspended' : ''}`);
}

const isRejection = (text: string): text is AgeRejection =>
  (AGE_REJECTIONS as readonly string[]).includes(text);
