import { ageCheckRoutes } from '@yoimachi/contract/age-check';
import type { RouteName } from '@yoimachi/contract/table';
import {
  handingCast,
  LICENCE,
  sendDocument,
  sendLivePhotoFile,
  takeLivePhoto,
} from '../modules/people/age-check/test/support.ts';
import type { Booked } from '../modules/meeting/booking/test/support.ts';
import { signUpGuest, TEST_START, type TestApp } from './index.ts';
import type { ProperCall } from './refused-inputs.calls.ts';

const at = new Date(TEST_START);

/** Two whose age is not checked yet; her photo is taken. */
const unchecked = async (app: TestApp): Promise<Booked> => {
  const [guest, cast] = [await signUpGuest(app, { birthday: '1990-02-03' }), await handingCast(app)];
  await takeLivePhoto(app, cast);
  return { guest, cast: cast as Booked['cast'], bookingId: '' };
};
const toOperators = (whose: 'cast' | 'guest'): ProperCall => ({
  at,
  people: unchecked,
  input: async (app, people) => ({
    body: { ...LICENCE, uploadIds: [await sendDocument(app, people[whose])] },
  }),
});

export const AGE_CALLS: Partial<Record<RouteName, ProperCall>> = {
  createAuthRecord: {
    at,
    people: unchecked,
    input: async (app, { guest }) => ({ body: { ...LICENCE, uploadId: await sendDocument(app, guest) } }),
  },
  sendLivePhoto: {
    at,
    people: unchecked,
    async input(app, { cast }) {
      const { livePhotoId } = await app.ok(ageCheckRoutes.askGesture, {}, cast);
      return { params: { livePhotoId }, body: { uploadId: await sendLivePhotoFile(app, cast) } };
    },
  },
  createVerifyRequest: toOperators('cast'),
  createGuestVerifyRequest: toOperators('guest'),
};
