// @vitest-environment happy-dom
import { dayNoticeRoutes } from '@yoimachi/contract/day-notice';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as f from './main-screens.fixture.ts';
import { FakeServer, open } from './main-screens.test-kit.tsx';

test('a profile with no day to choose says so once, offers to tell of new ones, and asks for nothing', async () => {
  const server = new FakeServer()
    .answers(searchRoutes.getCast, f.castProfile)
    .answers(scheduleRoutes.listCastDays, { days: [{ ...f.castDay, blockedBy: 'OTHER_REQUEST' }] })
    .answers(dayNoticeRoutes.listDayNotices, { items: [] });
  open(`/guest/user-profile?castId=${f.CAST_ID}`, server);
  expect(await screen.findAllByText('いま選べる日がありません')).toHaveLength(1);
  expect(await screen.findAllByRole('switch')).toHaveLength(1);
  expect(screen.getByText('申込済')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '同伴をリクエスト' })).toBeNull();
  expect(screen.queryByText(/キャンセルは無料/)).toBeNull();
});
