import type { OperatorRole } from '@yoimachi/domain/operator';

export const brandTexts = { brand: '宵待ち', office: '運営', none: '—' } as const;

export const roleNames: Readonly<Record<OperatorRole, string>> = {
  reviewer: '審査担当',
  finance: '経理担当',
  support: 'サポート担当',
  owner: 'オーナー',
};
