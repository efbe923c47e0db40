import { expect, it, vi } from 'vitest';
import type { Coming } from '../../apps/server/src/modules/desk/dev/index.ts';
import { SCENE_NAMES } from '../demo/scene-names.ts';
import { makeBeside } from './beside.ts';
import type { Build } from './web-build.ts';

const ALL = SCENE_NAMES.length + 3;

function build(isDone: boolean): Build {
  const done = { built: isDone, compressed: isDone };
  return {
    isBuilt: () => done.built,
    isCompressed: () => done.compressed,
    ensureBuilt: async () => void (done.built = true),
    ensureCompressed: async () => void (done.compressed = true),
  };
}

function beside({ isDone = false, hasScenes = true, office = build(isDone) } = {}) {
  const playing = Promise.withResolvers<void>();
  const stop = new AbortController();
  const told: Coming[] = [];
  const complain = vi.fn();
  let tellScene: (done: number) => void = () => undefined;
  const made = makeBeside({
    demo: {
      play: (signal, tell) => {
        tellScene = tell!;
        signal.addEventListener('abort', () => playing.reject(signal.reason));
        return playing.promise;
      },
    },
    hasScenes,
    office,
    complain,
    web: build(isDone),
    signal: stop.signal,
    tell: (coming) => told.push(coming),
  });
  return { made, told, complain, playing, stop, tellScene: (done: number) => tellScene(done) };
}

it('makes the rest, says how far it is, and is over when all is there', async () => {
  const { made, told, playing, tellScene } = beside();
  expect(made.tools.coming!()).toMatchObject({ done: 0, of: ALL, isDemoPlaying: true });
  const all = made.make();
  await made.officeComing;
  tellScene(7);
  await expect.poll(() => made.tools.coming!()).toMatchObject({ done: 10, of: ALL });
  tellScene(SCENE_NAMES.length);
  playing.resolve();
  await all;
  expect(await made.tools.demoPlayed).toBe(true);
  expect(told.at(-1)).toMatchObject({ done: ALL, of: ALL });
  expect(made.tools.coming!()).toBeNull();
});

it('has nothing to say where nothing is left to make', async () => {
  const { made, told } = beside({ isDone: true, hasScenes: false });
  expect([made.officeComing, made.tools.coming!()]).toEqual([undefined, null]);
  await made.make();
  expect(await made.tools.demoPlayed).toBe(true);
  expect(told).toEqual([]);
});

it('goes on without what could not be made, says so, and lets the clock move', async () => {
  const office = { ...build(false), ensureBuilt: async () => Promise.reject(new Error('no office')) };
  const { made, complain, playing } = beside({ office });
  const coming = expect(made.officeComing).rejects.toThrow('no office');
  const all = made.make();
  playing.reject(new Error('no scenes'));
  await Promise.all([all, coming]);
  expect(complain).toHaveBeenCalledTimes(2);
  expect(await made.tools.demoPlayed).toBe(true);
  expect(made.tools.coming!()).toMatchObject({ hasFailed: true, isDemoPlaying: false });
});

it('lets no clock move when the product is stopped meanwhile, and complains of nothing', async () => {
  const { made, complain, stop } = beside();
  const all = made.make();
  stop.abort();
  await all;
  expect(await made.tools.demoPlayed).toBe(false);
  expect(complain).not.toHaveBeenCalled();
});
