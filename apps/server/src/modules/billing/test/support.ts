import type { TestApp } from '../../../test-support/index.ts';

/** Fills the sandbox's card form as a browser would; answers where it sends the person. */
export async function enterCard(
  test: TestApp,
  pageUrl: string,
  number: string,
  expires = '08/35',
): Promise<string> {
  return post(test, pageUrl, { number, expires, cvc: '123' });
}

/** Answers the 3-D Secure page. */
export async function answerSecure(
  test: TestApp,
  pageUrl: string,
  result: 'passed' | 'failed',
): Promise<string> {
  return post(test, pageUrl, { result });
}

/** Follows the page to where a person ends up: another page of the sandbox, or back in the product. */
export async function follow(test: TestApp, url: string): Promise<string> {
  const response = await test.app.http.inject({ method: 'GET', url });
  return response.statusCode === 303 ? String(response.headers.location) : url;
}

async function post(test: TestApp, url: string, form: Record<string, string>): Promise<string> {
  const response = await test.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return response.statusCode === 303 ? follow(test, String(response.headers.location)) : response.body;
}
