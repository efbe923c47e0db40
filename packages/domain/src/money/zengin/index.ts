export { RECORD_BYTES } from './layout.ts';
export {
  type ZenginAccount,
  type Consignor,
  type Transfer,
  type TransferFile,
  writeTransferFile,
  readTransferFile,
} from './transfer-file.ts';
export {
  STATEMENT_BYTES,
  type StatementEntry,
  type StatementProblem,
  type StatementRead,
  readStatement,
  cameBack,
} from './statement-file.ts';
