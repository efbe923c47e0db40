import { freezeChat } from '#talk/chat';
import { createDocumentReader } from '../gateways/document-reader/index.ts';
import { createBotCheck } from '../gateways/bot-check/index.ts';
import { createIdentityTokens } from '../gateways/identity/index.ts';
import { createLine } from '../gateways/line/index.ts';
import { createMail } from '../gateways/mail/index.ts';
import { webAuthnPasskeys } from '../gateways/passkey/index.ts';
import { createPictures } from '../gateways/picture/index.ts';
import { createSms } from '../gateways/sms/index.ts';
import { createStorage } from '../gateways/storage/index.ts';
import { createVideos } from '../gateways/video/index.ts';
import { accountModule } from '#people/account';
import { ageCheckModule } from '#people/age-check';
import { isAccountShared } from '#money/bank';
import { blockModule } from '#people/block';
import { bookingsOfBlock, endBookingsOfBlock } from '#meeting/booking';
import { phoneModule } from '#people/phone';
import { leavingModule } from '#people/leaving';
import { loginModule } from '#people/login';
import { mediaModule, freezeMedia } from '#people/media';
import { weighMoney } from '#money/payoff';
import { pursesOfAccounts, readReward } from '#money/points';
import { profileModule, profilesOfAccounts } from '#people/profile';
import { moveDays } from '#meeting/schedule';
import { uploadModule } from '#people/upload';
import { personalTables } from '../personal-tables.ts';
import type { ModuleFactory } from '#platform/module';

/** Accounts with the gateways of this installation, their profiles and their points. */
export const accountFeature: ModuleFactory = (context) =>
  accountModule(context, {
    sms: createSms(context),
    botCheck: createBotCheck(context),
    identityTokens: createIdentityTokens(context),
    profiles: profilesOfAccounts,
    purses: pursesOfAccounts,
  });

/** The ways in beside the SMS, with this installation's LINE. */
export const loginFeature: ModuleFactory = (context) =>
  loginModule(context, {
    identityTokens: createIdentityTokens(context),
    line: createLine(context),
    passkeys: webAuthnPasskeys,
  });

/** Photos and videos with what works on them, in this installation's storage. */
export const mediaFeature: ModuleFactory = (context) =>
  mediaModule(context, {
    storage: createStorage(context),
    pictures: createPictures(context),
    videos: createVideos(context),
  });

/** Profiles with this installation's mail, and what a change of store does to the schedule. */
export const profileFeature: ModuleFactory = (context) =>
  profileModule(context, {
    mail: createMail(context),
    identityTokens: createIdentityTokens(context),
    moveDays,
    readReward,
  });

/** What people send, in this installation's storage. */
export const uploadFeature: ModuleFactory = (context) => uploadModule(context, createStorage(context));

/** Age checks with what reads documents here. */
export const ageCheckFeature: ModuleFactory = (context) =>
  ageCheckModule(context, {
    reader: createDocumentReader(context),
    pictures: createPictures(context),
    sms: createSms(context),
    storage: createStorage(context),
    draw: context.draw,
    isAccountShared,
  });

/** Blocks, which end bookings, and reports, which freeze pictures and chats. */
export const blockFeature: ModuleFactory = (context) =>
  blockModule(context, {
    bookingsOf: bookingsOfBlock,
    endBookings: (trx, block, at) => endBookingsOfBlock(trx, context, block, at),
    freezePictures: freezeMedia,
    freezeChat,
  });

/** Changes of numbers, told by this installation's SMS service. */
export const phoneFeature: ModuleFactory = (context) => phoneModule(context, createSms(context));

/** Leaving, with what the tables hold of people and what becomes of their points. */
export const leavingFeature: ModuleFactory = (context) =>
  leavingModule(context, { tables: personalTables, weighMoney });
