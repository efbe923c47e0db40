import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { foldPlaceName } from './fold.ts';
import { BANK_SUFFIX } from './names.ja.ts';
import type { BankDirectory, Place } from './port.ts';

/** A bank with its branches as bytes: 29,000 objects would take twenty times the memory. */
interface BankEntry extends Place {
  readonly branchLines: Buffer;
}
type Loaded = ReadonlyMap<string, BankEntry>;
type Source = Readonly<Record<string, Place & { readonly branches: Readonly<Record<string, Place>> }>>;

const require = createRequire(import.meta.url);
const { version } = require('zengin-code/package.json') as { version: string };

let loading: Promise<Loaded> | undefined;

/** The directory of the package zengin-code, read once per process at the first question: a tenth of a second. */
export const zenginDirectory: BankDirectory = {
  version,
  async bank(bankCode) {
    const found = (await loaded()).get(bankCode);
    return found && placeOf(found);
  },
  async branch(bankCode, branchCode) {
    return branchesOf((await loaded()).get(bankCode)).find(({ code }) => code === branchCode);
  },
  async searchBanks(text, limit) {
    return best([...(await loaded()).values()].map(placeOf), text, limit);
  },
  async searchBranches(bankCode, text, limit) {
    const bank = (await loaded()).get(bankCode);
    return bank && best(branchesOf(bank), text, limit);
  },
};

const placeOf = ({ code, name, kana }: Place): Place => ({ code, name, kana });

function loaded(): Promise<Loaded> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Reads the package's data as text: importing it would keep all of its objects for ever. */
async function load(): Promise<Loaded> {
  const source = await readFile(require.resolve('zengin-code/lib/zengin-data.js'), 'utf8');
  const banks = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as Source;
  const entries = Object.values(banks).map((bank) => ({
    ...placeOf(bank),
    name: fullBankName(bank),
    branchLines: Buffer.from(Object.values(bank.branches).map(lineOf).sort().join('\n')),
  }));
  return new Map(entries.sort((a, b) => Number(a.code) - Number(b.code)).map((bank) => [bank.code, bank]));
}

const lineOf = ({ code, name, kana }: Place) => `${code}\t${name.normalize('NFKC')}\t${kana}`;

function branchesOf(bank: BankEntry | undefined): Place[] {
  if (!bank || bank.branchLines.length === 0) return [];
  const lines = bank.branchLines.toString('utf8').split('\n');
  return lines.map((line) => {
    const [code = '', name = '', kana = ''] = line.split('\t');
    return { code, name, kana };
  });
}

/** City, regional and trust banks and Yucho are listed without 銀行, which everybody says. */
function fullBankName({ code, name }: Place): string {
  const plain = name.normalize('NFKC');
  const isOfBanks = code < '0400' || (code >= '0500' && code < '0600') || code === '9900';
  return isOfBanks && !plain.endsWith(BANK_SUFFIX) ? plain + BANK_SUFFIX : plain;
}

/** Those that begin with the text, then those that contain it, each in the order of codes. */
function best(places: readonly Place[], text: string, limit: number): Place[] {
  const wanted = foldPlaceName(text);
  if (wanted === '') return places.slice(0, limit);
  const begins: Place[] = [];
  const contains: Place[] = [];
  for (const place of places) {
    const forms = [foldPlaceName(place.name), foldPlaceName(place.kana)];
    if (place.code.startsWith(wanted) || forms.some((form) => form.startsWith(wanted))) begins.push(place);
    else if (forms.some((form) => form.includes(wanted))) contains.push(place);
  }
  return [...begins, ...contains].slice(0, limit);
}
