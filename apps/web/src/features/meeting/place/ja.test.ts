import type { PlaceProposal } from '@yoimachi/contract/place';
import { expect, test } from 'vitest';
import { doneText, proposalNote, proposalTitle } from './ja.ts';

const proposal = (change: Partial<PlaceProposal>): PlaceProposal => ({
  proposalId: '0195f000-0000-7000-8000-000000000000',
  place: '新橋駅 烏森口',
  proposedAt: '2026-11-20T03:00:00.000Z',
  by: 'guest',
  byName: '藤代',
  view: 'OWN',
  agreedCount: 0,
  askedCount: 1,
  ...change,
});

test('the heading names who proposed, unless it is the reader', () => {
  expect(proposalTitle(proposal({}))).not.toContain('藤代');
  expect(proposalTitle(proposal({ view: 'ASKED' }))).toContain('藤代さん');
});

test('the note says for whom it waits', () => {
  expect(proposalNote(proposal({}))).toContain('キャストの返信を待っています');
  expect(proposalNote(proposal({ askedCount: 3, agreedCount: 1 }))).toContain('3名のうち1名');
  expect(proposalNote(proposal({ view: 'AGREED', askedCount: 2 }))).toContain('ほかのキャスト');
  expect(proposalNote(proposal({ by: 'cast' }))).toContain('ゲストの返信を待っています');
  expect(proposalNote(proposal({ by: 'cast', view: 'OTHERS' }))).toContain('ゲストの返信を待っています');
  expect(proposalNote(proposal({ by: 'cast', view: 'ASKED' }))).not.toContain('待っています');
});

test('an agreement that others still wait for does not claim that the place has moved', () => {
  const step = { bookingId: '', proposalId: '' };
  const agree = { action: 'answer', proposalId: '', decision: 1 } as const;
  expect(doneText(agree, { ...step, outcome: null })).toBe('場所の変更を承諾しました');
  expect(doneText(agree, { ...step, outcome: 'ACCEPTED' })).toBe('待ち合わせ場所を変更しました');
});
