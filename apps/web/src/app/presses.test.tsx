// @vitest-environment happy-dom
import { consentRoutes } from '@yoimachi/contract/consent';
import { debtRoutes } from '@yoimachi/contract/debt';
import type { Route } from '@yoimachi/contract/route';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { uiTexts } from '#ui/ja.ts';
import { open } from './main-screens.test-kit.tsx';
import { CALLS, NO_PRESS, PRESSES, named } from './presses.rows.test-kit.ts';

// Bookings and money are never shown before the server's word: their button answers as pressed, and nothing else changes.

const pathOf = ({ method, path }: Route) => `${method} ${path}`;

/** All that is there to be read, but for what the button itself says meanwhile. */
const words = () => (document.body.textContent ?? '').replaceAll(uiTexts.pending, '');

/** Of several buttons of that name the one on top: a question has the name of what asked it. */
const buttonOf = (words_: string) => screen.getAllByRole('button', named(words_)).at(-1)!;

/** Lets so many tasks pass: what is answered at once is on the screen then. */
const pass = (tasks: number) =>
  act(async () => {
    for (let task = 0; task < tasks; task += 1) await new Promise((passed) => setTimeout(passed));
  });

test.each(PRESSES.map((press) => ({ what: `${pathOf(press.route)}: ${press.button}`, ...press })))(
  '$what answers as pressed at once, and changes nothing before the answer',
  async ({ route, address, server, steps = [], button }) => {
    server.answers(consentRoutes.listConsents, { asked: [], records: [] });
    const goThere = async () => {
      open(address, server);
      for (const step of steps) await step();
      await waitFor(() => expect(buttonOf(button).getAttribute('aria-disabled')).not.toBe('true'));
    };
    await goThere();
    // Its parts that are loaded late would come meanwhile; the second time they are there.
    await act(() => vi.dynamicImportSettled());
    await goThere();
    await pass(20);
    const before = words();
    fireEvent.click(buttonOf(button));
    // The library tells a screen with the next task.
    await pass(1);
    const busy = screen.getAllByRole('button').filter((each) => each.getAttribute('aria-busy') === 'true');
    expect(busy).toEqual([buttonOf(button)]);
    const name = new RegExp(`^${route.method} ${route.path.replaceAll(/:\w+/g, '[^/]+')}$`);
    const sent = () => server.calls.filter((call) => name.test(call));
    await waitFor(() => expect(sent()).toHaveLength(1));
    // A second press is none.
    fireEvent.click(buttonOf(button));
    await pass(1);
    expect(sent()).toHaveLength(1);
    expect(buttonOf(button).getAttribute('aria-busy')).toBe('true');
    expect(words()).toBe(before);
  },
);

test('every act on bookings and money is pressed above', () => {
  const pressed = new Set([...PRESSES.map(({ route }) => route), ...NO_PRESS].map(pathOf));
  const acts = CALLS.filter(({ method }) => method !== 'GET').map(pathOf);
  expect(acts.filter((each) => !pressed.has(each))).toEqual([]);
});

test('a press that leads to the page of a card stays pressed while this one is left, and is free when it is shown again', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const { address, server, button } = PRESSES.find(({ route }) => route === debtRoutes.payDebt)!;
  open(
    address,
    server.answers(debtRoutes.payDebt, { state: 'ACTION_REQUIRED', actionUrl: 'https://card.test/' }),
  );
  await waitFor(() => expect(buttonOf(button)).toBeTruthy());
  fireEvent.click(buttonOf(button));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  await pass(20);
  expect(buttonOf(button).getAttribute('aria-busy')).toBe('true');
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await waitFor(() => expect(buttonOf(button).getAttribute('aria-busy')).toBeNull());
  left.mockRestore();
});
