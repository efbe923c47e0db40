import type { AppContext, Module } from '#platform/module';
import { keepRecord } from './keep-record.ts';

/** From where people signed in, posted and bought: sealed, for half a year, read by operators with a reason. */
export function accessRecordModule(context: AppContext): Module {
  return { records: (record) => keepRecord(context, context.db, record) };
}
