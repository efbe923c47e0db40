import type { Page } from '@playwright/test';

/** What a page is answered at a path, from now on: for what comes with the sign-in, which takes longer than an act is waited for. */
export function answersAt(page: Page, path: string): readonly string[] {
  const answers: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith(path)) answers.push(answer.url());
  });
  return answers;
}
