import { sealedOrigins } from '#base/access-record';
import { sealedTotps } from '#desk/office';
import { sealedShifts } from '#desk/on-call';
import { sealedMemos } from '#find/memo';
import { sealedBankFiles, sealedDestinations } from '#money/payoff';
import { sealedPhones } from '#people/account';
import { sealedExports } from '#people/leaving';
import { sealedLineUsers } from '#people/login';
import { sealedMailCodes } from '#people/mail-code';
import { sealedNumbers } from '#people/phone';
import { markedAccountInfo, sealedAccountInfo, sealedPrivate } from '#people/profile';
import { sealedPlaces } from '#people/safety';
import { sealedFileKeys } from '#people/upload';
import { sealedNoticeMails } from '#talk/notification';
import { sealedPushAddresses } from '#talk/push';
import { sealedInquiries } from '#talk/inquiry';
import type { MarkedColumn, SealedColumn } from './platform/sealing/index.ts';

/** Every column of private texts; a test compares them with the database's. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedPhones,
  ...sealedLineUsers,
  ...sealedNumbers,
  ...sealedPrivate,
  sealedAccountInfo,
  sealedExports,
  sealedDestinations,
  sealedBankFiles,
  sealedPlaces,
  ...sealedShifts,
  ...sealedTotps,
  sealedOrigins,
  sealedFileKeys,
  sealedMemos,
  sealedNoticeMails,
  sealedMailCodes,
  ...sealedPushAddresses,
  ...sealedInquiries,
];

/** Those with something beside them by which a person is found. */
export const markedColumns: readonly MarkedColumn[] = [sealedPhones, markedAccountInfo, sealedNoticeMails];
