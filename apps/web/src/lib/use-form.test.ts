// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { messageOf } from '@yoimachi/contract/errors';
import { fail, ok } from '@yoimachi/domain/result';
import { createElement, type ChangeEvent, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, ERR_NETWORK } from '#lib/api-error.ts';
import { codeOf, problemOf, useForm, type FormOptions } from './use-form.ts';

interface Values {
  readonly phone: string;
  readonly label: string;
  readonly isSure: boolean;
}
const EMPTY: Values = { phone: '', label: '', isSure: false };
type Options = FormOptions<Values, string, Values>;

const lost = new ApiError(0, ERR_NETWORK, '通信できません。');
const refusal = new ApiError(409, 'CONFLICT', 'この番号は使えません。', { field: 'order.phone' });
const event = (value: string) => ({ target: { value } }) as ChangeEvent<HTMLInputElement>;

beforeEach(() => sessionStorage.clear());

/** A form whose phone has to be there, over a server that answers one after the other. */
function open(answers: readonly unknown[] = ['sent'], more: Partial<Options> = {}) {
  const client = new QueryClient();
  const left = [...answers];
  const send = vi.fn(async (_values: Values, _key: string) => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer as string;
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const check = ({ phone }: Values) => ({ phone: phone === '' ? 'PHONE_REQUIRED' : undefined });
  const { result } = renderHook(
    () => useForm<Values, string, Values>({ start: EMPTY, check, send, ...more }),
    { wrapper },
  );
  const form = () => result.current;
  return {
    client,
    send,
    form,
    type: (part: Partial<Values>) => act(() => form().change(part)),
    submit: async () => {
      act(() => void form().submit());
      await waitFor(() => expect(form().isPending).toBe(false));
    },
  };
}

test('what is wrong is said at a try, and then as it is typed; nothing is sent before it is right', async () => {
  const { form, type, submit, send } = open();
  expect(form().field('phone').error).toBeUndefined();
  await submit();
  expect(form().field('phone').error).toBe(messageOf('PHONE_REQUIRED'));
  expect(send).not.toHaveBeenCalled();
  type({ phone: '1' });
  expect(form().field('phone').error).toBeUndefined();
  type({ phone: '' });
  expect(form().field('phone').error).toBe(messageOf('PHONE_REQUIRED'));
});

test('a form may say it as soon as a field has been left', () => {
  const { form } = open([], { says: 'left' });
  act(() => form().field('label').onBlur());
  expect(form().errorOf('phone')).toBeUndefined();
  act(() => form().field('phone').onBlur());
  expect(form().errorOf('phone')).toBe(messageOf('PHONE_REQUIRED'));
});

test('or until the field is typed anew', async () => {
  const { form, type, submit } = open([], { says: 'untilTyped' });
  await submit();
  type({ label: 'a' });
  expect(form().errorOf('phone')).toBe(messageOf('PHONE_REQUIRED'));
  type({ phone: '1' });
  type({ phone: '' });
  expect(form().errorOf('phone')).toBeUndefined();
});

test('what was typed stays when the call fails, and is sent again with the same key', async () => {
  const { form, type, submit, send } = open([lost, 'sent'], { act: 'hide' });
  type({ phone: '090' });
  await submit();
  expect(form().error).toBe(lost);
  expect(form().values.phone).toBe('090');
  await submit();
  expect(form().answer).toBe('sent');
  const [first, second] = send.mock.calls;
  expect(second).toEqual(first);
  expect(first?.[1]).not.toBe('');
});

test('a double tap sends once', async () => {
  const { form, type, send } = open();
  type({ phone: '090' });
  act(() => {
    form().submit();
    form().submit();
  });
  await waitFor(() => expect(form().answer).toBe('sent'));
  expect(send).toHaveBeenCalledOnce();
});

test('a digit that is typed and sent at once is sent', async () => {
  const { form, send } = open();
  act(() => {
    form().field('phone').onChange(event('123456'));
    form().submit();
  });
  await waitFor(() => expect(form().answer).toBe('sent'));
  expect(send.mock.calls[0]?.[0].phone).toBe('123456');
});

test('what the server refuses is said at its field until something is typed', async () => {
  const { form, type, submit } = open([refusal]);
  type({ phone: '090' });
  await submit();
  expect(form().field('phone').error).toBe('この番号は使えません。');
  expect(form().error).toBeNull();
  expect(form().failure).toBe(refusal);
  type({ label: 'a' });
  expect(form().field('phone').error).toBeUndefined();
});

test('several fields that the server names are told, and a field that a form blames', async () => {
  const fields = [{ field: 'body.phone', code: 'PHONE_REQUIRED' }];
  const named = open([new ApiError(400, 'VALIDATION_ERROR', '', { fields })]);
  named.type({ phone: '090' });
  await named.submit();
  expect(named.form().errorOf('phone')).toBe(messageOf('PHONE_REQUIRED'));

  const blaming = open([lost], { blames: () => 'label' });
  blaming.type({ phone: '090' });
  await blaming.submit();
  expect(blaming.form().errorOf('label')).toBe(lost.message);
  expect(blaming.form().error).toBeNull();
});

test('a text that others read is judged where it was changed, and what is stopped is counted', async () => {
  const noteStop = vi.fn();
  const judge = { stopOf: (text: string) => (text === 'LINE' ? '送れません' : undefined), noteStop };
  const texts = { places: { label: 'NAME' }, judge } as const;
  const start = { ...EMPTY, phone: '090', label: 'LINE' };
  const kept = open(['sent'], { texts, start });
  await kept.submit();
  expect(kept.send).toHaveBeenCalledOnce();

  const typed = open(['sent'], { texts });
  typed.type({ phone: '090', label: 'LINE' });
  await typed.submit();
  expect(typed.form().errorOf('label')).toBe('送れません');
  expect(noteStop).toHaveBeenCalledExactlyOnceWith('LINE', 'NAME');
  expect(typed.send).not.toHaveBeenCalled();
});

test('it is dirty while something is typed that is not saved, and may be empty for the next one', async () => {
  const { form, type, submit } = open();
  expect(form().isDirty()).toBe(false);
  type({ phone: '090' });
  expect(form().isDirty()).toBe(true);
  await submit();
  expect(form().isDirty()).toBe(false);
  expect(form().values.phone).toBe('090');

  const next = open(['sent'], { isEmptied: true });
  next.type({ phone: '090' });
  await next.submit();
  expect(next.form().values).toEqual(EMPTY);
  expect(next.form().errorOf('phone')).toBeUndefined();
});

test('the answer is what its query reads, and those who wait are told after it', async () => {
  const told: string[] = [];
  const fills = { queryKey: ['own'] as unknown as NonNullable<Options['fills']>['queryKey'] };
  const more = { fills, onDone: () => told.push('done'), onSent: () => told.push('sent') };
  const { client, type, submit } = open(['answer'], more);
  type({ phone: '090' });
  await submit();
  expect(client.getQueryData(['own'])).toBe('answer');
  await waitFor(() => expect(told).toEqual(['done', 'sent']));
});

test('a draft that is kept elsewhere is shown from there and written there', async () => {
  const write = vi.fn();
  const values = { ...EMPTY, phone: '090' };
  const { form, type, submit } = open(['sent'], { draft: { values, write }, isEmptied: true });
  expect(form().field('phone').value).toBe('090');
  type({ label: 'a' });
  expect(write).toHaveBeenLastCalledWith({ ...values, label: 'a' });
  await submit();
  expect(write).toHaveBeenLastCalledWith(null);
});

test('fields that say their value themselves, and boxes', () => {
  const { form } = open();
  act(() => form().choice('label').onChange('b'));
  act(() =>
    form()
      .tick('isSure')
      .onChange({ target: { checked: true } } as ChangeEvent<HTMLInputElement>),
  );
  expect(form().choice('label').value).toBe('b');
  expect(form().tick('isSure').checked).toBe(true);
});

test('a failed check says its code, and at which field', () => {
  expect(codeOf(ok())).toBeUndefined();
  expect(codeOf(fail('PHONE_REQUIRED'))).toBe('PHONE_REQUIRED');
  expect(problemOf<Values>(ok(), 'phone')).toEqual({});
  expect(problemOf<Values>(fail('PHONE_REQUIRED'), 'phone')).toEqual({ phone: 'PHONE_REQUIRED' });
  expect(problemOf<Values>(fail('NAME_REQUIRED', 'label'), 'phone')).toEqual({ label: 'NAME_REQUIRED' });
});

test('what was shown is read again when the server refuses, not when nothing answers', async () => {
  const { client, type, submit } = open([lost, refusal], { readsRefused: ['GET /own'] });
  client.setQueryData(['GET /own'], 'shown');
  const isOld = () => client.getQueryState(['GET /own'])?.isInvalidated;
  type({ phone: '090' });
  await submit();
  expect(isOld()).toBe(false);
  await submit();
  expect(isOld()).toBe(true);
});
