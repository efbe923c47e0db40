import { expect, test } from 'vitest';
import { OPERATOR_ROLES } from '@yoimachi/domain/operator';
import { ACT_KINDS, exportState, isExport, mayApprove } from './index.ts';

const at = (hour: string) => new Date(`2026-11-20T${hour}:00Z`);
const none = { approvedAt: null, declinedAt: null, fetchedAt: null };

test('an export is fetched once, within 24 hours of its approval', () => {
  const approvedAt = new Date('2026-11-19T12:00:00Z');
  expect(exportState(none, at('12:00'))).toBe('WAITING');
  expect(exportState({ ...none, declinedAt: approvedAt }, at('12:00'))).toBe('DECLINED');
  expect(exportState({ ...none, approvedAt }, at('11:59'))).toBe('READY');
  expect(exportState({ ...none, approvedAt }, at('12:00'))).toBe('ENDED');
  expect(exportState({ ...none, approvedAt, fetchedAt: approvedAt }, at('11:59'))).toBe('FETCHED');
});

test('the audit is approved by owners alone, everything else by whoever approves', () => {
  for (const role of OPERATOR_ROLES)
    for (const kind of ACT_KINDS)
      expect(mayApprove(role, kind), `${role} ${kind}`).toBe(kind !== 'AUDIT_EXPORT' || role === 'owner');
  expect(ACT_KINDS.filter(isExport)).toEqual(['AUDIT_EXPORT', 'PERSONAL_EXPORT']);
});
