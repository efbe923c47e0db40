import type { Crypto } from '#platform/crypto';
import type { SealedColumn } from '#platform/sealing';
import type { MemoRow } from './memo.store.ts';

const place = (id: string) => `private_memo.body:${id}` as const;

export const sealedMemos: SealedColumn = { table: 'private_memo', column: 'body_sealed', key: 'id', place };

export const sealMemo = (crypto: Crypto, id: string, text: string): Buffer => crypto.seal(text, place(id));

export const openMemo = (crypto: Crypto, { id, body_sealed }: Pick<MemoRow, 'id' | 'body_sealed'>): string =>
  crypto.open(body_sealed, place(id));
