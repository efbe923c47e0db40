import { expect, test } from 'vitest';
import { accountRoutes as routes } from '@yoimachi/contract/account';
import { UserType } from '@yoimachi/domain/account';
import { newPhone, signUp, useTestApp } from '../../../../test-support/index.ts';

const app = useTestApp({ modules: [], config: { databasePool: 20 } });

test.each(['one', 'all others'])('ended (%s) while it refreshes: afterwards it is out', async (way) => {
  for (let round = 0; round < 8; round++) {
    const phone = newPhone();
    const lost = await signUp(app, UserType.GUEST, phone);
    const mine = await signUp(app, UserType.CAST, phone);
    await lost.token();
    const token = await mine.token();
    const { sessions } = await app.ok(routes.listSessions, {}, token);
    const { sessionId } = sessions.find(({ isCurrent }) => !isCurrent)!;
    const body = { firebase_token: await lost.firebaseToken(), user_type: UserType.GUEST };
    const refreshing = () => app.call(routes.refreshTokens, { body });
    const [, ...refreshed] = await Promise.all([
      way === 'one'
        ? app.ok(routes.endSession, { params: { sessionId } }, token)
        : app.ok(routes.endOtherSessions, {}, token),
      ...Array.from({ length: 4 }, refreshing),
    ]);
    for (const { status, body: answer } of refreshed) {
      if (status === 200)
        expect(await app.call(routes.logout, {}, answer.s_token)).toMatchObject({ code: 21 });
    }
    expect(await refreshing()).toMatchObject({ status: 401, code: 21 });
  }
});

test('two devices that sign each other out at once: each is out, or one is', async () => {
  for (let round = 0; round < 8; round++) {
    const phone = newPhone();
    const [a, b] = [await signUp(app, UserType.GUEST, phone), await signUp(app, UserType.CAST, phone)];
    const tokens = [await a.token(), await b.token()];
    const answers = await Promise.all(tokens.map((token) => app.call(routes.endOtherSessions, {}, token)));
    const after = await Promise.all(tokens.map((token) => app.call(routes.listSessions, {}, token)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(after.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  }
});
