export { RECORD_BYTES } from './layout.ts';
export {
  type ZenginAccount,
  type Consignor,
  type Transfer,
  type TransferFile,
  writeTransferFile,
  readTransferFile,
} from './transfer-file.ts';
