import { fromJis, toJis } from './jis.ts';
import { fieldsOf, line, RECORD_BYTES, RECORD_TYPE, type RecordName, type Values } from './layout.ts';

/** An account of either side as the file names it; the names are half-width kana and may be empty. */
export interface ZenginAccount {
  readonly bankCode: string;
  readonly bankName: string;
  readonly branchCode: string;
  readonly branchName: string;
  /** 1 ordinary, 2 current, 4 savings, 9 other. */
  readonly accountType: number;
  /** Up to seven digits. */
  readonly accountNumber: string;
}

export interface Consignor extends ZenginAccount {
  /** Ten digits assigned by the operator's bank. */
  readonly consignorCode: string;
  readonly consignorName: string;
}

export interface Transfer extends ZenginAccount {
  readonly payeeName: string;
  readonly amountYen: number;
  /** The payoff's number, which identifies the bank's answer (顧客コード1). */
  readonly number: number;
}

export interface TransferFile {
  /** 'MMDD': the format has no year. */
  readonly transferMonthDay: string;
  readonly consignor: Consignor;
  readonly transfers: readonly Transfer[];
}

const GENERAL_TRANSFER = '21';
const CODE_JIS = '0';
/** 電信振込, by wire. */
const BY_WIRE = '7';
const LINE_END = '\r\n';

/**
 * The general transfer file (総合振込): records of 120 single bytes, header 1, data 2, trailer 8, end 9.
 *
 * @param lineEnds with CR LF after each record; banks accept both.
 * @throws for a text that does not fit its field or has no single byte: the caller has checked names and codes.
 */
export function writeTransferFile(file: TransferFile, lineEnds: boolean): Uint8Array<ArrayBuffer> {
  const records = [
    line('header', headerOf(file)),
    ...file.transfers.map((transfer) => line('data', dataOf(transfer))),
    line('trailer', {
      recordType: RECORD_TYPE.trailer,
      count: String(file.transfers.length),
      totalYen: String(sumYen(file.transfers)),
      blank: '',
    }),
    line('end', { recordType: RECORD_TYPE.end, blank: '' }),
  ];
  return toJis(lineEnds ? records.map((record) => record + LINE_END).join('') : records.join(''));
}

/**
 * Reads such a file, with or without line ends, and checks it as a bank would.
 *
 * @throws naming the error: a record that is not 120 bytes, wrong order, a trailer that does not add up.
 */
export function readTransferFile(bytes: Uint8Array): TransferFile {
  const records = recordsOf(fromJis(bytes));
  const kinds = records.map((record) => record.charAt(0)).join('');
  if (!/^12*89$/.test(kinds)) throw new Error('The records are not 1, 2…, 8, 9');
  const header = fieldsOf('header', records[0]!);
  if (header.transferType !== GENERAL_TRANSFER) throw new Error('The file is not one of general transfers');
  const transfers = records.slice(1, -2).map((record) => transferOf(fieldsOf('data', record)));
  const trailer = fieldsOf('trailer', records.at(-2)!);
  if (Number(trailer.count) !== transfers.length || Number(trailer.totalYen) !== sumYen(transfers))
    throw new Error('The trailer does not add up');
  const { transferMonthDay, consignorCode, consignorName } = header;
  return { transferMonthDay, transfers, consignor: { consignorCode, consignorName, ...accountOf(header) } };
}

function recordsOf(text: string): string[] {
  const records = text.includes('\n')
    ? text.replace(/(?:\r?\n)+$/, '').split(/\r?\n/)
    : (text.match(new RegExp(`.{1,${RECORD_BYTES}}`, 'gs')) ?? []);
  if (records.some((record) => record.length !== RECORD_BYTES))
    throw new Error(`A record is not ${RECORD_BYTES} bytes long`);
  return records;
}

function headerOf({ consignor, transferMonthDay }: TransferFile): Values<'header'> {
  return {
    ...accountFields(consignor),
    recordType: RECORD_TYPE.header,
    transferType: GENERAL_TRANSFER,
    codeType: CODE_JIS,
    consignorCode: consignor.consignorCode,
    consignorName: consignor.consignorName,
    transferMonthDay,
    blank: '',
  };
}

function dataOf(transfer: Transfer): Values<'data'> {
  return {
    ...accountFields(transfer),
    recordType: RECORD_TYPE.data,
    clearingHouse: '0',
    payeeName: transfer.payeeName,
    amountYen: String(transfer.amountYen),
    newCode: '0',
    customerCode1: String(transfer.number),
    customerCode2: '0',
    transferMethod: BY_WIRE,
    ediSign: '',
    blank: '',
  };
}

const accountFields = (account: ZenginAccount) => ({
  bankCode: account.bankCode,
  bankName: account.bankName,
  branchCode: account.branchCode,
  branchName: account.branchName,
  accountType: String(account.accountType),
  accountNumber: account.accountNumber,
});

type AccountFields = ReturnType<typeof accountFields>;

const accountOf = (fields: Pick<Values<Extract<RecordName, 'header' | 'data'>>, keyof AccountFields>) => ({
  ...accountFields({ ...fields, accountType: 0 }),
  accountType: Number(fields.accountType),
});

const transferOf = (fields: Values<'data'>): Transfer => ({
  ...accountOf(fields),
  payeeName: fields.payeeName,
  amountYen: Number(fields.amountYen),
  number: Number(fields.customerCode1),
});

const sumYen = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, transfer) => sum + transfer.amountYen, 0);
