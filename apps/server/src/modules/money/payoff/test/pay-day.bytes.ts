import type { PayDayOrder } from './pay-day.casts.ts';

const LINE_END = '\r\n';
const HALF_KANA_TO_BYTE = 0xfec0;

const text = (value: string, length: number) => value.padEnd(length, ' ');
const digits = (value: number | string, length: number) => String(value).padStart(length, '0');

/** The file for the bank as its table has it, written out a second time by hand: by the numbers of the payoffs, in their order. */
export function expectedFile(
  payDay: string,
  paid: readonly { readonly number: number; readonly order: PayDayOrder }[],
): Buffer {
  const [, month, day] = payDay.split('-');
  const header = `1210${text('1234567890ﾖｲﾏﾁ', 50)}${month}${day}0001${text('ﾐｽﾞﾎ', 15)}100${text('ﾎﾝﾃﾝ', 15)}17654321${text('', 17)}`;
  const records = paid.map(({ number, order: { account: to, transferYen } }) => {
    const branch = `${to.bankCode}${text(to.bankName, 15)}${to.branchCode}${text(to.branchName, 15)}`;
    const amount = `${digits(transferYen, 10)}0${digits(number, 10)}${digits('', 10)}7`;
    return `2${branch}0000${to.type}${to.number}${text(to.payee, 30)}${amount}${text('', 8)}`;
  });
  const total = paid.reduce((sum, { order }) => sum + order.transferYen, 0);
  const trailer = `8${digits(paid.length, 6)}${digits(total, 12)}${text('', 101)}`;
  const lines = [header, ...records, trailer, `9${text('', 119)}`];
  return Buffer.from(Array.from(lines.join(LINE_END).concat(LINE_END), byteOf));
}

/** Half-width kana are above 0xFF60 in a text and above 0xA0 in the file. */
function byteOf(sign: string): number {
  const code = sign.codePointAt(0)!;
  return code > 0xff ? code - HALF_KANA_TO_BYTE : code;
}
