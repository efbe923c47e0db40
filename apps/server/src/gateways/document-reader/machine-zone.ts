import { isDay, type Day } from '@yoimachi/domain/time';

export interface MachineZone {
  /** Family name first; null when the first line was not read. */
  readonly name: string | null;
  readonly birthday: Day | null;
  readonly expiresOn: Day | null;
}

const WEIGHTS = [7, 3, 1];
/** What stands for what, where only digits can. */
const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
  G: '6',
};
const NAME_LINE = /P[<K]JPN([A-Z<]{5,})/;
/** Nationality, birthday, its check digit, sex, expiry, its check digit (ICAO 9303); the number before them is covered or not. */
const DATA_LINE = /JPN([0-9A-Z]{6})([0-9A-Z])[FMX<]([0-9A-Z]{6})([0-9A-Z])/;

/**
 * The machine-readable lines of a Japanese passport. A day counts only with its check digit; names have none.
 *
 * @param lines as read, without gaps. @param today tells which century a birthday lies in.
 */
export function readMachineZone(lines: readonly string[], today: Day): MachineZone {
  const plain = lines.map((line) => line.toUpperCase().replace(/[^0-9A-Z<]/g, ''));
  const names = plain.flatMap((line) => NAME_LINE.exec(line)?.[1] ?? []);
  const data = plain.flatMap((line) => {
    const match = DATA_LINE.exec(line);
    return match ? [match] : [];
  });
  // Two passports are two persons.
  const one = data.length === 1 ? data[0] : undefined;
  const birthday = one ? checkedDay(one[1]!, one[2]!) : null;
  const expiry = one ? checkedDay(one[3]!, one[4]!) : null;
  return {
    name: names.length === 1 ? nameOf(names[0]!) : null,
    birthday:
      birthday &&
      (inCentury(birthday, '20') <= today ? inCentury(birthday, '20') : inCentury(birthday, '19')),
    expiresOn: expiry && inCentury(expiry, '20'),
  };
}

/** Fillers end a name; recognisers take some of them for other letters, so whatever follows two of them behind the given name is dropped. */
function nameOf(text: string): string | null {
  const match = /^([A-Z]+(?:<[A-Z]+)*)<<([A-Z]+(?:<[A-Z]+)*?)(?:<<|$)/.exec(text);
  return match ? `${match[1]} ${match[2]}`.replaceAll('<', ' ') : null;
}

/** The month and day of six digits whose check digit is right, with the year's last two. */
function checkedDay(text: string, check: string): string | null {
  const digits = [...text].map((sign) => DIGITS[sign] ?? sign).join('');
  if (!/^\d{6}$/.test(digits) || (DIGITS[check] ?? check) !== String(checkDigit(digits))) return null;
  const day = `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`;
  return isDay(`20${day}`) || isDay(`19${day}`) ? day : null;
}

const inCentury = (day: string, century: string): Day => century + day;

const checkDigit = (digits: string): number =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * WEIGHTS[index % 3]!, 0) % 10;
