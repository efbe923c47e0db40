import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { foldBankOrBranchName } from './fold.ts';
import { BANK_SUFFIX } from './names.ja.ts';
import type { BankDirectory, BankOrBranch } from './port.ts';

/** A bank with its branches as bytes: 29,000 objects would take twenty times as much memory. */
interface BankEntry extends BankOrBranch {
  readonly branchLines: Buffer;
}
type Loaded = ReadonlyMap<string, BankEntry>;
type Source = Readonly<
  Record<string, BankOrBranch & { readonly branches: Readonly<Record<string, BankOrBranch>> }>
>;

const require = createRequire(import.meta.url);
const { version } = require('zengin-code/package.json') as { version: string };

let loading: Promise<Loaded> | undefined;

/** The directory of the zengin-code package, read once per process on the first query: a tenth of a second. */
export const zenginDirectory: BankDirectory = {
  version,
  async bank(bankCode) {
    const found = (await loaded()).get(bankCode);
    return found && entryOf(found);
  },
  async branch(bankCode, branchCode) {
    return branchesOf((await loaded()).get(bankCode)).find(({ code }) => code === branchCode);
  },
  async searchBanks(text, limit) {
    return best([...(await loaded()).values()].map(entryOf), text, limit);
  },
  async searchBranches(bankCode, text, limit) {
    const bank = (await loaded()).get(bankCode);
    return bank && best(branchesOf(bank), text, limit);
  },
};

const entryOf = ({ code, name, kana }: BankOrBranch): BankOrBranch => ({ code, name, kana });

function loaded(): Promise<Loaded> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Reads the package's data as text: importing it would keep all its objects in memory for good. */
async function load(): Promise<Loaded> {
  const source = await readFile(require.resolve('zengin-code/lib/zengin-data.js'), 'utf8');
  const banks = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as Source;
  const entries = Object.values(banks).map((bank) => ({
    ...entryOf(bank),
    name: fullBankName(bank),
    branchLines: Buffer.from(Object.values(bank.branches).map(lineOf).sort().join('\n')),
  }));
  return new Map(entries.sort((a, b) => Number(a.code) - Number(b.code)).map((bank) => [bank.code, bank]));
}

const lineOf = ({ code, name, kana }: BankOrBranch) => `${code}\t${name.normalize('NFKC')}\t${kana}`;

function branchesOf(bank: BankEntry | undefined): BankOrBranch[] {
  if (!bank || bank.branchLines.length === 0) return [];
  const lines = bank.branchLines.toString('utf8').split('\n');
  return lines.map((line) => {
    const [code = '', name = '', kana = ''] = line.split('\t');
    return { code, name, kana };
  });
}

/** City, regional and trust banks and Yucho are listed without 銀行, which everybody adds. */
function fullBankName({ code, name }: BankOrBranch): string {
  const plain = name.normalize('NFKC');
  const isOfBanks = code < '0400' || (code >= '0500' && code < '0600') || code === '9900';
  return isOfBanks && !plain.endsWith(BANK_SUFFIX) ? plain + BANK_SUFFIX : plain;
}

/** Those that begin with the text, then those that contain it, each in code order. */
function best(banksOrBranches: readonly BankOrBranch[], text: string, limit: number): BankOrBranch[] {
  const wanted = foldBankOrBranchName(text);
  if (wanted === '') return banksOrBranches.slice(0, limit);
  const begins: BankOrBranch[] = [];
  const contains: BankOrBranch[] = [];
  for (const bankOrBranch of banksOrBranches) {
    const forms = [foldBankOrBranchName(bankOrBranch.name), foldBankOrBranchName(bankOrBranch.kana)];
    if (bankOrBranch.code.startsWith(wanted) || forms.some((form) => form.startsWith(wanted)))
      begins.push(bankOrBranch);
    else if (forms.some((form) => form.includes(wanted))) contains.push(bankOrBranch);
  }
  return [...begins, ...contains].slice(0, limit);
}
