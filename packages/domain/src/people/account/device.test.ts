import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'IPHONE',
    'SAFARI',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.19.1',
    'IPHONE',
    'LINE',
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`, 'ANDROID', 'CHROME'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921) ${chrome} SamsungBrowser/27.0 Mobile Safari/537.36`,
    'ANDROID',
    'SAMSUNG',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`, 'WINDOWS', 'EDGE'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'MAC', 'FIREFOX'],
  [`Mozilla/5.0 (X11; CrOS x86_64 16093.0.0) ${chrome} Safari/537.36`, 'CHROMEBOOK', 'CHROME'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, 'LINUX', 'CHROME'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s', (agent, device, browser) => {
  expect(deviceOf(agent)).toEqual({ device, browser, platform: 1 });
});

test("the product's own app is the mobile platform, and nothing else is", () => {
  expect(deviceOf('Yoimachi/2.1 (iPhone; iOS 18.1)')).toEqual({
    device: 'IPHONE',
    browser: null,
    platform: 2,
  });
  expect(deviceOf('Mozilla/5.0 Yoimachi/2.1').platform).toBe(1);
});
