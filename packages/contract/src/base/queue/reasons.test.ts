import { expect, test } from 'vitest';
import { adminRoutes } from '@yoimachi/contract/admin';
import { DECISION_REASONS } from '@yoimachi/domain/queue';
import { cannedReasons } from './index.ts';

test('every usual reason is one that its call takes', () => {
  for (const [name, words] of Object.entries(DECISION_REASONS)) {
    const call = name === 'read' ? 'readPerson' : (name as 'rejectPhoneChange');
    const { shape } = adminRoutes[call].body as unknown as {
      shape: Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }>;
    };
    const field = shape['reason']!;
    const sentences: Readonly<Record<string, string>> = cannedReasons[name as keyof typeof cannedReasons];
    expect(Object.keys(sentences).sort(), name).toEqual([...words].sort());
    for (const sentence of Object.values(sentences))
      expect(field.safeParse(sentence), `${name}: ${sentence}`).toMatchObject({
        success: true,
        data: sentence,
      });
  }
});
