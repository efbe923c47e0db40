// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { focusOnArrival } from './focus-heading.ts';

const focused = () => document.activeElement?.textContent;
beforeEach(() => {
  document.body.innerHTML = '<nav><a href="/guest">さがす</a></nav><main></main>';
  document.querySelector('a')?.focus();
});
const show = (html: string) => document.querySelector('main')!.insertAdjacentHTML('beforeend', html);

test('the heading of the new screen has the focus', () => {
  show('<h1>お気に入り</h1>');
  focusOnArrival();
  expect(focused()).toBe('お気に入り');
});

test('a heading that comes later gets it, unless somebody has moved on', async () => {
  focusOnArrival();
  show('<p>読み込み中</p>');
  await Promise.resolve();
  expect(focused()).toBe('さがす');
  show('<h1>あおい</h1>');
  await Promise.resolve();
  expect(focused()).toBe('あおい');

  document.querySelector('main')!.innerHTML = '';
  document.querySelector('a')?.focus();
  focusOnArrival();
  show('<input aria-label="検索" />');
  document.querySelector('input')?.focus();
  show('<h1>検索</h1>');
  await Promise.resolve();
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('a field that the screen has chosen, and an open dialog, keep it', () => {
  show('<h1>認証コードの入力</h1><input />');
  document.querySelector('input')?.focus();
  focusOnArrival();
  expect(document.activeElement?.tagName).toBe('INPUT');
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>閉じる</button></div>');
  document.querySelector('button')?.focus();
  focusOnArrival();
  expect(focused()).toBe('閉じる');
});
