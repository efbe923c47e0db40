import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { foldBankOrBranchName, foldNames } from './fold.ts';
import { BANK_SUFFIX, FORMER_NAMES, KINDS } from './names.ja.ts';
import type { BankDirectory, BankOrBranch } from './port.ts';

interface Findable {
  readonly forms: readonly string[];
}
/** A bank with its branches as bytes: 29,000 objects would take twenty times as much memory. */
interface BankEntry extends BankOrBranch, Findable {
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
    return best([...(await loaded()).values()], text, limit);
  },
  async searchBranches(bankCode, text, limit) {
    const bank = (await loaded()).get(bankCode);
    return bank && best(findable(branchesOf(bank)), text, limit);
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
  const sorted = entries.sort((a, b) => Number(a.code) - Number(b.code));
  return new Map(findable(sorted, otherNames).map((bank) => [bank.code, bank]));
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

/** What else a bank is looked for by: names it had, and what people call its kind. */
function otherNames({ code, name }: BankOrBranch): string[] {
  const former = FORMER_NAMES.filter(({ bankCode }) => bankCode === code).map((had) => had.name);
  const kind = KINDS.find(({ short }) => name.endsWith(short));
  if (!kind) return former;
  const bare = name.slice(0, -kind.short.length);
  return [...former, ...kind.behind.map((word) => bare + word), ...kind.before.map((word) => word + bare)];
}

/** With the forms by which each is found. */
function findable<One extends BankOrBranch>(
  all: readonly One[],
  alsoCalled: (one: One) => readonly string[] = () => [],
): (One & Findable)[] {
  const called = all.map((one) => [one.name, one.kana, ...alsoCalled(one)]);
  const forms = foldNames(called.flat());
  return all.map((one, index) => ({ ...one, forms: forms.splice(0, called[index]!.length) }));
}

/** Those that begin with the text, then those that contain it, each in code order. */
function best(all: readonly (BankOrBranch & Findable)[], text: string, limit: number): BankOrBranch[] {
  const wanted = foldBankOrBranchName(text);
  const begins = all.filter(
    ({ code, forms }) => code.startsWith(wanted) || forms.some((form) => form.startsWith(wanted)),
  );
  const contains = all.filter(
    (one) => !begins.includes(one) && one.forms.some((form) => form.includes(wanted)),
  );
  return [...begins, ...contains].slice(0, limit).map(entryOf);
}
