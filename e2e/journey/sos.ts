import { expect, type Page } from '@playwright/test';

const SOS_CALL = '/v1/safety/sos';

/** Two taps reach the operators when every other call answers 500 and no code arrives but what the first page names. */
export async function callForHelpAlone(person: Page): Promise<void> {
  const html = await (await person.request.get('/')).text();
  await person.route('**/assets/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return html.includes(pathname) ? route.continue() : route.abort();
  });
  await person.route('**/v1/**', (route) =>
    route.request().url().endsWith(SOS_CALL) ? route.continue() : route.fulfill({ status: 500, json: {} }),
  );
  await person.reload();
  await person.getByRole('button', { name: 'SOS' }).click();
  await person.getByRole('button', { name: '運営に知らせる' }).click();
  await expect(person.getByText('運営に知らせました')).toBeVisible();
  await person.unrouteAll({ behavior: 'ignoreErrors' });
  await person.reload();
}
