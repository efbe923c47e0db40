import { sealedColumns } from '../sealed-columns.ts';
import { sealsByKey } from '../platform/sealing/index.ts';
import type { CliCommand } from './command.ts';

export const sealKeyCommands: readonly CliCommand[] = [
  {
    name: 'seal-keys',
    usage: ': how many private texts each key of SEAL_KEYS has sealed; one that has none may go',
    async run({ db, crypto }) {
      for (const column of sealedColumns) {
        for (const { keyId, count } of await sealsByKey(db, column)) {
          const key = keyId === null ? 'before there were numbers' : `key ${keyId}`;
          const state = keyId === crypto.currentKeyId ? 'current' : 'renewed at night';
          console.log(`${column.table}.${column.column}  ${key}  ${count}  ${state}`);
        }
      }
    },
  },
];
