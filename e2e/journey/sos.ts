import { expect, type Page } from '@playwright/test';

const SOS_CALL = '/v1/safety/sos';

/**
 * Two taps reach the operators even if every other call answers 500 and no code loads except what the first page names. In its own browser:
 * what is deliberately broken here would disturb the others.
 */
export async function callForHelpAlone(person: Page): Promise<void> {
  const context = await person
    .context()
    .browser()!
    .newContext({ storageState: await person.context().storageState() });
  const page = await context.newPage();
  await page.goto(person.url());
  await expect(page.getByText('現在の料金')).toBeVisible();
  const html = await (await page.request.get('/start')).text();
  await page.route('**/assets/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return html.includes(pathname) ? route.continue() : route.abort();
  });
  await page.route('**/v1/**', (route) =>
    route.request().url().endsWith(SOS_CALL) ? route.continue() : route.fulfill({ status: 500, json: {} }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'SOS' }).click();
  await page.getByRole('button', { name: '運営に知らせる' }).click();
  await expect(page.getByText('運営に知らせました')).toBeVisible();
  await context.close();
}
