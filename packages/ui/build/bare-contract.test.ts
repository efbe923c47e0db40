import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { build } from 'vite';
import { bareContract } from './bare-contract.ts';

/** What is left of a contract file in a bundle that uses these exports of it. */
async function bundled(code: string, ...names: readonly string[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'yoimachi-contract-'));
  const contract = join(root, 'packages/contract/src/money/gift/index.ts');
  await mkdir(dirname(contract), { recursive: true });
  await writeFile(contract, code);
  await writeFile(
    join(root, 'main.ts'),
    `import { ${names.join(', ')} } from './packages/contract/src/money/gift/index.ts'; console.log(${names.join(', ')});`,
  );
  try {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [bareContract()],
      build: {
        write: false,
        minify: false,
        rolldownOptions: { input: join(root, 'main.ts'), external: ['zod/mini', '@yoimachi/route'] },
      },
    });
    const [{ output }] = [result].flat() as unknown as [{ output: [{ code: string }] }];
    return output[0].code;
  } finally {
    await rm(root, { recursive: true });
  }
}

const CONTRACT = `
  import * as z from 'zod/mini';
  import { route } from '@yoimachi/route';
  const KINDS = ['A', 'B'] as const;
  const id = () => z.uuid();
  const shared = { cursor: z.optional(z.string()) };
  const gift = z.object({ id: id(), kind: z.literal([...KINDS]) });
  export const sent = z.object({ ...gift.shape, ...shared });
  export const names = KINDS.map((kind) => kind + '!');
  export const routes = {
    send: route('POST', '/gift', 'guest', { summary: 'Sends.', body: sent, errors: ['NOT_FOUND'] }),
  } as const;`;

test('the browser gets where a call goes, and no schema, however it is put together', async () => {
  const code = await bundled(CONTRACT, 'routes');
  expect(code).toMatch(/route\("POST", "\/gift", "guest", \{\s*\}\)/);
  expect(code).not.toMatch(/uuid|summary|NOT_FOUND|optional|gift\.shape|'!'/);
});

test('a function that makes routes is given nothing but what the browser needs', async () => {
  const code = await bundled(
    `import * as z from 'zod/mini';
    import { route } from '@yoimachi/route';
    const shared = z.object({ id: z.uuid() });
    const CLOSED = ['GIFT_CLOSED'];
    const act = <Path extends string>(summary: string, path: Path, body: z.ZodMiniObject, errors: string[] = []) =>
      route('POST', path, 'guest', { summary, body, errors: ['NOT_FOUND', ...errors] });
    export const routes = { take: act('Takes.', '/gift/take', z.object({ ...shared.shape }), CLOSED) };`,
    'routes',
  );
  expect(code).toMatch(/act\(0, "\/gift\/take"/);
  expect(code).not.toMatch(/uuid|Takes|GIFT_CLOSED|NOT_FOUND/);
});

test('what a screen uses of a contract is what it was', async () => {
  const code = await bundled(CONTRACT, 'names');
  const shown: string[] = [];
  const console = { log: (value: unknown) => shown.push(JSON.stringify(value)) };
  runInNewContext(code.replaceAll(/^import .*$/gm, ''), { console });
  expect(shown).toEqual(['["A!","B!"]']);
});
