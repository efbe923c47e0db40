import { Platform } from './values.ts';

/** What can be said of a browser without asking anybody: a kind of device and a browser. */
export const DEVICES = ['IPHONE', 'IPAD', 'ANDROID', 'WINDOWS', 'MAC', 'CHROMEBOOK', 'LINUX'] as const;
export const BROWSERS = ['LINE', 'EDGE', 'OPERA', 'SAMSUNG', 'FIREFOX', 'CHROME', 'SAFARI'] as const;
export interface Device {
  readonly device: (typeof DEVICES)[number] | null;
  readonly browser: (typeof BROWSERS)[number] | null;
  readonly platform: Platform;
}

// In this order: an iPhone also says Mac OS X, an Android phone Linux, and every browser of Chrome's family Chrome and Safari.
const deviceSigns: Readonly<Record<(typeof DEVICES)[number], RegExp>> = {
  IPHONE: /\biPhone\b|\biPod\b/,
  IPAD: /\biPad\b/,
  ANDROID: /\bAndroid\b/,
  WINDOWS: /\bWindows\b/,
  MAC: /\bMacintosh\b/,
  CHROMEBOOK: /\bCrOS\b/,
  LINUX: /\bLinux\b/,
};
const browserSigns: Readonly<Record<(typeof BROWSERS)[number], RegExp>> = {
  LINE: /\bLine\//,
  EDGE: /\bEdg(?:e|A|iOS)?\//,
  OPERA: /\bOPR\/|\bOPT\//,
  SAMSUNG: /\bSamsungBrowser\//,
  FIREFOX: /\bFirefox\/|\bFxiOS\//,
  CHROME: /\b(?:Headless)?Chrome\/|\bCriOS\//,
  SAFARI: /\bSafari\//,
};

/** The product's own app says so at the front of its agent. */
const APP_SIGN = /^Yoimachi\//;

const firstOf = <Name extends string>(names: readonly Name[], signs: Record<Name, RegExp>, agent: string) =>
  names.find((name) => signs[name].test(agent)) ?? null;

/** Reads a `User-Agent`; whatever is not known is null, and nothing of the text itself is kept. */
export function deviceOf(agent: string): Device {
  return {
    device: firstOf(DEVICES, deviceSigns, agent),
    browser: firstOf(BROWSERS, browserSigns, agent),
    platform: APP_SIGN.test(agent) ? Platform.MOBILE : Platform.WEB,
  };
}
