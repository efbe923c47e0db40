import {
  makeBankFile,
  markBankFileExported,
  type BankFile,
  type BankFileContext,
} from '../commands/export-bank-file.ts';

/** Makes the bank file of a day, hands it to `deliver`, and says that it is out; as an operator does. */
export async function exportBankFile(
  context: BankFileContext,
  order: Parameters<typeof makeBankFile>[1],
  deliver: (file: BankFile) => Promise<void>,
): ReturnType<typeof makeBankFile> {
  const made = await makeBankFile(context, order);
  if (!made.ok) return made;
  await deliver(made.value);
  await markBankFileExported(context, made.value.batchId);
  return made;
}
