interface Holder {
  readonly family: string;
  readonly given: string;
  readonly birthday: string;
  readonly expiresOn: string;
}

const LENGTH = 44;
const WEIGHTS = [7, 3, 1];

/** The check digit of ICAO 9303: digits and letters by weight, modulo 10. */
export function checkDigit(text: string): number {
  const value = (sign: string) => (sign === '<' ? 0 : parseInt(sign, 36));
  return [...text].reduce((sum, sign, index) => sum + value(sign) * WEIGHTS[index % 3]!, 0) % 10;
}

const filled = (text: string) => text.replace(/ /g, '<').padEnd(LENGTH, '<').slice(0, LENGTH);
const short = (day: string) => day.slice(2).replace(/-/g, '');
const checked = (text: string) => text + checkDigit(text);

/** The two machine-readable lines of a passport. Its number is covered: only the parts that are read have to be right. */
export function machineLines({ family, given, birthday, expiresOn }: Holder): [string, string] {
  const rest = `JPN${checked(short(birthday))}F${checked(short(expiresOn))}`;
  return [filled(`P<JPN${family}<<${given}`), filled(`${checked('TK1234567')}${rest}`)];
}
