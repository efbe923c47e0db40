import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Select } from './select.tsx';
import { TextArea, TextField } from './text-field.tsx';

const field = { label: '待ち合わせ場所', onChange: () => undefined };
const fields = [
  (need?: 'required' | 'optional') => createElement(TextField, { ...field, need, value: '' }),
  (need?: 'required' | 'optional') => createElement(TextArea, { ...field, need, value: '' }),
  (need?: 'required' | 'optional') => createElement(Select, { ...field, need, value: '', options: [] }),
];

test.each(fields)('a required field says so to readers and leaves the browser out of it', (fieldOf) => {
  const markup = renderToStaticMarkup(fieldOf('required'));
  expect(markup).toContain('aria-required="true"');
  expect(markup).not.toMatch(/ required[ =/>]/);
  expect(renderToStaticMarkup(fieldOf('optional'))).not.toContain('aria-required');
  expect(renderToStaticMarkup(fieldOf())).not.toContain('aria-required');
});
