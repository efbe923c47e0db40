// @vitest-environment happy-dom
import { safetyRoutes } from '@yoimachi/contract/safety';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakeServer, open } from './main-screens.test-kit.tsx';

const button = (name: string) => screen.findByRole('button', { name });

describe('a quiet word to the operators', () => {
  test('is sent once something is chosen; what was lost can be sent again, and taken back', async () => {
    const { listQuietHelp, sendQuietHelp, withdrawQuietHelp } = safetyRoutes;
    const server = new FakeServer().answers(listQuietHelp, { items: [] }).loses(sendQuietHelp);
    open('/cast/settings/support', server);
    const send = await button('送信する');
    fireEvent.click(send);
    expect(await screen.findByText('知らせることを選択してください。')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /今すぐ連絡がほしい/ }));
    fireEvent.click(send);
    expect(await screen.findAllByText(/通信エラー/)).not.toEqual([]);
    const helpId = '00000000-0000-4000-8000-000000000001';
    const sent = {
      helpId,
      choice: 'CONTACT_NOW',
      sentAt: '2026-11-20T03:00:00.000Z',
      withdrawnAt: null,
    } as const;
    server.answers(sendQuietHelp, sent).answers(listQuietHelp, { items: [sent] });
    fireEvent.click(send);
    const back = await button('「今すぐ連絡がほしい」を取り消す');
    server
      .answers(withdrawQuietHelp, undefined)
      .answers(listQuietHelp, { items: [{ ...sent, withdrawnAt: '2026-11-20T03:05:00.000Z' }] });
    fireEvent.click(back);
    expect(await screen.findByText('12:05に取り消し')).toBeTruthy();
  });
});
