import { beforeAll, describe, expect, it, test } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { groupRoutes } from '@yoimachi/contract/group';
import { chatRoutes } from '@yoimachi/contract/chat';
import { exportRoutes } from '@yoimachi/contract/leaving';
import { memoRoutes } from '@yoimachi/contract/memo';
import { accountInfoRoutes } from '@yoimachi/contract/profile';
import { receiptRoutes } from '@yoimachi/contract/receipt';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes } from '@yoimachi/contract/table';
import { watchRoutes } from '@yoimachi/contract/watch';
import { formatPhone } from '@yoimachi/domain/account';
import { switchGifts } from '#money/gift';
import { send } from '../modules/talk/chat/test/support.ts';
import { answer, sendInquiry } from '../modules/talk/inquiry/test/support.ts';
import { approved, at, does, EVENING, requested } from '../modules/meeting/booking/test/support.ts';
import { publish } from '../modules/talk/news/test/support.ts';
import { orderOf, purchased } from '../modules/money/receipt/test/support.ts';
import { registeredCast } from '../modules/people/profile/test/registered.ts';
import * as profile from '../modules/people/profile/test/support.ts';
import { guestWithPoints, signUpGuest, useTestApp, type Person } from './index.ts';
import { fieldsOf, namesOf, PARTS } from './route-fields.ts';
import { ASKERS, leaksOf, markersOf, type Asker, type Marker } from './visibility.table.ts';

const app = useTestApp();
const askers: Partial<Record<Asker, Person>> = {};
const known: Record<string, unknown> = {};
let markers: Marker[] = [];

const PRIVATE = {
  guest: {
    nickname: '印象太郎',
    selfIntro: '印の自己紹介です',
    shortProfile: '印のひとこと',
    birthday: '1979-07-17',
  },
  receiptName: '印刷商事株式会社',
  cast: {
    name: '印南 花子',
    nameKana: 'インナミ ハナコ',
    email: 'innami@mark.example',
    birthday: '1997-03-19',
  },
  castIntro: '印の公開紹介',
  castNickname: '印花',
  wantedEmail: 'neu@mark.example',
  wantedName: '印東 花子',
  bankNumber: '9182736',
  storeName: 'クラブ印',
  place: '印の待合広場 三番口',
  groupName: '印のグループ',
  memo: '印のメモです',
  message: '印のお話',
  takenBack: '印の言い間違い',
  savedReply: '印の定型文',
  inquiry: { subject: '印の件名', text: '印の問い合わせです', answer: '印の回答です' },
} as const;

const LAST4 = '9753';

const phones = ({ phone }: Person) => [phone.slice(1), formatPhone(phone)];

beforeAll(async () => {
  await switchGifts(app.context, true);
  const guest = await guestWithPoints(app);
  const { nickname, birthday, ...detail } = PRIVATE.guest;
  await profile.putGuest(app, guest, { nickname, birthday, detail });
  const cast = await registeredCast(app, { ...PRIVATE.cast });
  await app.db
    .updateTable('cast_member')
    .set({ nickname: PRIVATE.castNickname })
    .where('id', '=', cast.userId)
    .execute();
  await profile.putBank(app, cast, { accountNumber: PRIVATE.bankNumber });
  await profile.putStore(app, cast, { storeName: PRIVATE.storeName });
  await profile.putCast(app, cast, { selfIntro: PRIVATE.castIntro });
  const keptCast = await registeredCast(app);
  const blockedGuest = await guestWithPoints(app);
  const asked = await requested(app, { guest: blockedGuest, cast });
  await does(app, asked, castBookingRoutes.confirmBooking, { decision: -1, reason: 'SCHEDULE' });
  await app.ok(favoriteRoutes.addFavorite, { body: { castId: cast.userId } }, blockedGuest);
  await app.ok(favoriteRoutes.addFavorite, { body: { castId: keptCast.userId } }, guest);
  const seen = { seen: [], shown: { points: 0, minutes: null } };
  await app.ok(blockRoutes.blockGuest, { body: { guestId: blockedGuest.userId, ...seen } }, cast);
  const wanted = { ...profile.nameRequestBody, name: PRIVATE.wantedName, birthday: PRIVATE.cast.birthday };
  await app.ok(accountInfoRoutes.requestName, { body: wanted }, cast);
  const purchaseId = await purchased(app, guest, 700);
  const { receiptId } = await app.ok(
    receiptRoutes.issueReceipt,
    { body: { ...orderOf(purchaseId), name: PRIVATE.receiptName } },
    guest,
  );
  const met = await approved(app, { guest, cast, body: { place: PRIVATE.place } });
  const { bookingId } = met;
  const linked = { body: { linkId: crypto.randomUUID(), bookingId } };
  const watchLink = (await app.ok(watchRoutes.makeWatchLink, linked, cast)).url.split('/').at(-1)!;
  await app.moveTo(at(18));
  await does(app, met, castBookingRoutes.castArrived);
  await app.moveTo(at(19, 30));
  await does(app, met, castBookingRoutes.endCastBooking);
  const chosen = { name: PRIVATE.groupName, memberType: 'CHOSEN' as const, memberIds: [guest.userId] };
  const { groupId } = await app.ok(groupRoutes.createGroup, { body: chosen }, cast);
  const friendId = guest.userId;
  await app.ok(memoRoutes.writeMemo, { params: { friendId }, body: { text: PRIVATE.memo } }, cast);
  const { exportId } = await app.ok(exportRoutes.askExport, {}, guest);
  await app.work();
  const pictured = await picture(guest, cast);
  await send(app, guest, cast, PRIVATE.message);
  const { body: sent } = await send(app, cast, guest, PRIVATE.takenBack);
  const { messageId } = sent.message;
  await app.ok(chatRoutes.withdrawMessage, { params: { messageId } }, cast);
  await app.ok(chatRoutes.addSavedReply, { body: { text: PRIVATE.savedReply } }, cast);
  const question = await sendInquiry(app, guest, {
    subject: PRIVATE.inquiry.subject,
    text: PRIVATE.inquiry.text,
  });
  await answer(app, question.number, 1, PRIVATE.inquiry.answer);
  // Codes live for minutes: sent at the end, for the walk.
  await app.ok(accountInfoRoutes.sendEmailCode, { body: { email: PRIVATE.wantedEmail } }, cast);
  const otherCast = await registeredCast(app);
  Object.assign(askers, {
    guest: await signUpGuest(app),
    metGuest: guest,
    blockedGuest,
    cast,
    keptCast,
    otherCast,
  });
  Object.assign(known, {
    bookingId,
    purchaseId,
    receiptId,
    exportId,
    castId: cast.userId,
    guestId: guest.userId,
    inquiryId: question.inquiryId,
    newsId: await publish(app),
    friendId: cast.userId,
    groupId,
    scheduleId: cast.scheduleId,
    name: 'FAQ',
    type: 'GUEST',
    bankCode: '0562',
    text: '印',
    from: '2026-11-20',
    to: '2026-12-20',
    day: EVENING,
    startMinute: 1080,
    endMinute: 1140,
  });
  // Test cards all end alike.
  await app.db.updateTable('card').set({ last4: LAST4 }).where('guest_id', '=', guest.userId).execute();
  markers = markersOf({
    guest: {
      phone: phones(guest),
      birthday: [birthday],
      receiptName: [PRIVATE.receiptName],
      photo: [pictured.avatar],
      // Shorter than a sum of points can be: searched for as it is sent.
      cardNumber: [`"last4":"${LAST4}"`],
      nickname: [nickname],
      selfIntro: [detail.selfIntro],
      shortProfile: [detail.shortProfile],
    },
    cast: {
      phone: phones(cast),
      birthday: [PRIVATE.cast.birthday],
      name: [PRIVATE.cast.name],
      nameKana: [PRIVATE.cast.nameKana],
      email: [PRIVATE.cast.email],
      wantedEmail: [PRIVATE.wantedEmail],
      wantedName: [PRIVATE.wantedName],
      bankNumber: [PRIVATE.bankNumber, `***${PRIVATE.bankNumber.slice(-4)}`],
      nickname: [PRIVATE.castNickname],
      selfIntro: [PRIVATE.castIntro],
      photo: [pictured.shown],
      photoForSome: [pictured.some],
      photoThatWaits: [pictured.waiting],
      storeName: [PRIVATE.storeName],
      groupName: [PRIVATE.groupName],
      memo: [PRIVATE.memo],
    },
    meeting: { place: [PRIVATE.place], watchLink: [watchLink] },
    chat: {
      message: [PRIVATE.message],
      savedReply: [PRIVATE.savedReply],
      takenBack: [PRIVATE.takenBack],
    },
    inquiry: {
      subject: [PRIVATE.inquiry.subject],
      text: [PRIVATE.inquiry.text],
      answer: [PRIVATE.inquiry.answer],
    },
  });
});

/** Pictures of the two, as the module would have left them; each is known by its file. */
async function picture(guest: Person, cast: Person) {
  const [avatar, shown, some, waiting] = [1, 2, 3, 4].map(() => crypto.randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  const files = [
    { file: avatar, of: guest, kind: 'AVATAR', position: 1, state: 'PUBLISHED', visibility: 'ALL_GUESTS' },
    { file: shown, of: cast, kind: 'PHOTO', position: 1, state: 'PUBLISHED', visibility: 'ALL_GUESTS' },
    {
      file: some,
      of: cast,
      kind: 'PHOTO',
      position: 2,
      state: 'PUBLISHED',
      visibility: 'GUESTS_WITH_HISTORY',
    },
    { file: waiting, of: cast, kind: 'PHOTO', position: 3, state: 'REVIEWING', visibility: 'ALL_GUESTS' },
  ] as const;
  const at = app.clock.now();
  for (const { file, of, kind, position, state, visibility } of files) {
    const place = { id: crypto.randomUUID(), account_id: of.userId, kind, position, visibility };
    await app.db.insertInto('media').values(place).execute();
    const made = { made_at: at, submitted_at: at, decided_at: at, has_qr: false };
    const handed = { id: file, media_id: place.id, account_id: of.userId, kind, state };
    await app.db
      .insertInto('media_file')
      .values({ ...handed, ...made })
      .execute();
  }
  await app.db
    .insertInto('guest_photo')
    .values({ guest_id: guest.userId, path: `/avatars/${avatar}` })
    .execute();
  await app.db
    .insertInto('cast_photo')
    .values({ cast_id: cast.userId, path: `/media/${shown}` })
    .execute();
  return { avatar, shown, some, waiting };
}

const reads = (Object.entries(allRoutes) as [string, Route][]).filter(([, { method }]) => method === 'GET');

const OF_CASTS: readonly Asker[] = ['cast', 'keptCast', 'otherCast'];

/** What a read answers somebody, with every id of the two that it takes. */
async function answerTo(asker: Asker, route: Route): Promise<string> {
  const input: Record<string, object> = {};
  for (const part of PARTS) {
    const names = Object.keys(fieldsOf(route[part])).filter((name) => name in known);
    // To a cast the other one is the guest.
    const valueOf = (name: string) =>
      name === 'friendId' && OF_CASTS.includes(asker) ? known['guestId'] : known[name];
    if (names.length > 0) input[part] = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  }
  const { status, body, details } = await app.call(route, input, askers[asker]);
  expect(status, `${route.method} ${route.path} for ${asker}`).toBeLessThan(500);
  return JSON.stringify({ body, details });
}

describe.each(ASKERS)('%s', (asker) => {
  it('reads what the table says, and nothing else', async () => {
    const answers = new Map<string, string>();
    for (const [name, route] of reads) answers.set(name, await answerTo(asker, route));
    for (const [name, answer] of answers) expect(leaksOf(markers, asker, answer), name).toEqual([]);
    const all = [...answers.values()].join('\n');
    const unread = markers
      .filter(({ seenBy, forms }) => seenBy.includes(asker) && !forms.some((form) => all.includes(form)))
      .map(({ entity, field }) => `${entity}.${field}`);
    expect(unread, 'what the table allows is there to be read').toEqual([]);
  });
});

test('a planted leak is found, whoever reads it', () => {
  for (const marker of markers) {
    for (const asker of ASKERS) {
      const leaks = leaksOf(markers, asker, JSON.stringify({ note: `…${marker.forms[0]!}…` }));
      const isAllowed = marker.seenBy.includes(asker);
      if (isAllowed) expect(leaks).not.toContain(`${marker.entity}.${marker.field}`);
      else if (!marker.forms[0]!.includes('"')) expect(leaks).toContain(`${marker.entity}.${marker.field}`);
    }
  }
});

test('every read takes part: it needs nothing that the walk does not know', () => {
  const lacking = reads.filter(([, route]) =>
    namesOf(route).some((name) => name.endsWith('Id') && !(name in known)),
  );
  expect(lacking.map(([name]) => name)).toEqual([]);
});
