import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** An input method, as the browser hears one: what is being written is shown as it is, until it is taken. */
export class InputMethod {
  readonly #session: CDPSession;
  private constructor(session: CDPSession) {
    this.#session = session;
  }
  static async of(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page));
  }

  /** Writes sign by sign into the field that has the caret, behind what stands there; each is shown, and nothing else. */
  async compose(field: Locator, text: string, behind = ''): Promise<void> {
    for (let end = 1; end <= text.length; end += 1) {
      const composed = { text: text.slice(0, end), selectionStart: end, selectionEnd: end };
      await this.#session.send('Input.imeSetComposition', composed);
      await expect(field).toHaveValue(behind + composed.text);
    }
  }
  /** Its own Enter, by which nothing but the conversion ends. */
  async enter(): Promise<void> {
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
    await this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  }
  /** Takes what it wrote. */
  async take(text: string): Promise<void> {
    await this.#session.send('Input.insertText', { text });
  }
}

/** Digits as an input method writes them. */
export const inFullWidth = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0));
