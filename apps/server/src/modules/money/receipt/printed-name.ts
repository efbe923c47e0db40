import { checkReceiptName } from '@yoimachi/domain/receipt';
import { fail } from '@yoimachi/domain/result';
import type { Printer } from '#platform/pdf';

/** A typed name as it is printed, whoever typed it; a character the font lacks is refused by name. */
export async function nameToPrint(printer: Printer, typed: string) {
  const name = checkReceiptName(typed);
  if (!name.ok) return name;
  const unprintable = await printer.unprintable(name.value);
  return unprintable.length > 0
    ? fail('RECEIPT_NAME_UNPRINTABLE', 'name', { characters: unprintable.join(' ') })
    : name;
}
