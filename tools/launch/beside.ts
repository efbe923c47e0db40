import type { Coming, DevTools } from '../../apps/server/src/modules/desk/dev/index.ts';
import { SCENE_NAMES } from '../demo/scene-names.ts';
import type { DemoWork } from './demo.ts';
import type { Build } from './web-build.ts';

/** Building the back office, and compressing it and the web. */
const STEPS_OF_APPS = 3;

/** What a start still makes beside the running product, so that nobody waits for it. */
export interface Beside {
  /** Settles when the back office is built; absent: it is. */
  readonly officeComing: Promise<void> | undefined;
  /** What the development pages show of it. */
  readonly tools: Pick<DevTools, 'coming' | 'demoPlayed'>;
  /** Makes it; resolves when all is made, given up or stopped. */
  make(): Promise<void>;
}

interface BesideOptions {
  readonly demo: Pick<DemoWork, 'play'>;
  /** Whether the demo has scenes that are not played. */
  readonly hasScenes: boolean;
  readonly web: Build;
  readonly office: Build;
  readonly signal: AbortSignal;
  /** Hears how far it is. */
  readonly tell: (coming: Coming) => void;
  readonly complain: (sentence: string) => void;
}

export function makeBeside(options: BesideOptions): Beside {
  const { demo, hasScenes, web, office, signal, tell, complain } = options;
  const officeBuilt = Promise.withResolvers<void>();
  // Whoever opens it hears of the failure.
  officeBuilt.promise.catch(() => undefined);
  const demoPlayed = Promise.withResolvers<boolean>();
  const isWhole = !hasScenes && [web, office].every((app) => app.isBuilt() && app.isCompressed());
  let isOver = isWhole;
  let played = 0;
  let made = 0;
  let isDemoPlaying = hasScenes;
  let hasFailed = false;
  const coming = (): Coming => ({
    done: (hasScenes ? played : 0) + made,
    of: (hasScenes ? SCENE_NAMES.length : 0) + STEPS_OF_APPS,
    isDemoPlaying,
    hasFailed,
  });
  const step = () => {
    made++;
    tell(coming());
  };
  const giveUp = (error: unknown) => {
    if (signal.aborted) return;
    hasFailed = true;
    complain(`${error instanceof Error ? error.message : String(error)}\nThe next start tries again.`);
  };

  async function playDemo(): Promise<void> {
    if (hasScenes)
      await demo
        .play(signal, (done) => {
          played = done;
          tell(coming());
        })
        .catch(giveUp);
    isDemoPlaying = false;
    demoPlayed.resolve(!signal.aborted);
  }
  async function buildOffice(): Promise<void> {
    await office.ensureBuilt({ signal, isBeside: true });
    officeBuilt.resolve();
    step();
  }
  async function makeApps(): Promise<void> {
    await buildOffice().catch((error: unknown) => {
      officeBuilt.reject(error);
      throw error;
    });
    for (const app of [web, office]) {
      await app.ensureCompressed({ signal });
      step();
    }
  }
  return {
    officeComing: office.isBuilt() ? undefined : officeBuilt.promise,
    tools: {
      demoPlayed: demoPlayed.promise,
      coming: () => (isOver && !hasFailed ? null : coming()),
    },
    async make() {
      await Promise.all([playDemo(), isWhole ? undefined : makeApps().catch(giveUp)]);
      isOver = true;
    },
  };
}
