import { UserType } from '@yoimachi/domain/account';
import { call } from './call.ts';
import type { ActingContext, CliArgs, CliCommand } from './command.ts';
import { findOne } from './find-one.ts';
import { showList } from './show-list.ts';

/** What is private of one person, read with a reason; who read it is kept. */
export const personCommands: readonly CliCommand[] = [
  {
    name: 'read-person',
    usage: '<phone|id> --reason <text>: registered name, birthday, mail and number',
    act: runPerson,
  },
  {
    name: 'read-bank-account',
    usage: '<phone|cast id> --reason <text>: where her rewards go, beside her registered name',
    act: runAccount,
  },
  {
    name: 'shared-accounts',
    usage: '--reason <text>: casts who have a bank account in common',
    act: runShared,
  },
];

async function runPerson(context: ActingContext, args: CliArgs): Promise<void> {
  const reason = args.required('reason');
  const accountId = await findOne(context, args.at(0));
  const person = await call(context, 'readPerson', { params: { accountId }, body: { reason } });
  console.log(`${accountId} ${person.nickname}`);
  for (const key of ['name', 'nameKana', 'birthday', 'email', 'phone'] as const)
    console.log(`${key}: ${person[key] ?? '-'}`);
}

async function runAccount(context: ActingContext, args: CliArgs): Promise<void> {
  const reason = args.required('reason');
  const castId = await findOne(context, args.at(0), UserType.CAST);
  const reasons = { NOT_FOUND: 'she has registered no bank account' };
  const account = await call(context, 'readCastAccount', { params: { castId }, body: { reason } }, reasons);
  console.log(`${account.bankCode}-${account.branchCode} ${account.accountType} ${account.accountNumber}`);
  console.log(`holder ${account.holder} ${account.holderKana}, registered ${account.registeredKana}`);
  console.log(`changed ${account.changedAt ?? '-'}`);
}

async function runShared(context: ActingContext, args: CliArgs): Promise<void> {
  const input = { body: { reason: args.required('reason') } };
  const { items } = await call(context, 'readSharedAccounts', input);
  showList(
    items,
    { what: 'casts' },
    ({ castId, nickname, account, holderKana }) => `${account}  ${holderKana}  ${castId} ${nickname}`,
  );
}
