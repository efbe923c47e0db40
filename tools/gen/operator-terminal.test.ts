import { expect, test } from 'vitest';
import { allCommands } from '../../apps/server/src/operator-cli/registry.ts';
import { operatorTerminalText } from './operator-terminal.ts';

test('every command has a line, marked when it names who acts', async () => {
  const lines = (await operatorTerminalText()).split('\n');
  for (const command of allCommands) {
    const own = lines.filter((line) => /^- `([A-Za-z-]+)[ `]/.exec(line)?.[1] === command.name);
    expect(own, command.name).toHaveLength(1);
    expect(own[0]!.includes('👤'), command.name).toBe('act' in command);
    expect(own[0], command.name).toMatch(/: \S/);
  }
});

test('a command stands in its topic, its signs as they are typed', async () => {
  const text = await operatorTerminalText([
    {
      title: 'Planted',
      about: 'Both of them.',
      commands: [
        { name: 'plant', usage: '<a|b> [--deep] <18:00>: puts <it> [in]', act: () => Promise.resolve() },
        { name: 'plants', usage: ': what stands', run: () => Promise.resolve() },
      ],
    },
  ]);
  expect(text).toContain(
    [
      '## Planted',
      'Both of them.',
      '- `plant <a|b> [--deep] <18:00>` 👤: puts \\<it> \\[in]\n- `plants`: what stands',
    ].join('\n\n'),
  );
});
