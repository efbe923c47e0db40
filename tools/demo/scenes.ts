import { UserType } from '@yoimachi/domain/account';
import { dayOf } from '@yoimachi/domain/time';
import { buildApp } from '../../apps/server/src/app.ts';
import { devFeature } from '../../apps/server/src/dev-feature.ts';
import { call } from '../../apps/server/src/operator-cli/call.ts';
import {
  DEMO_CAST_PHONE,
  DEMO_GUEST_PHONE,
  SCENES_WITH_PAYOFFS,
  SCENES_WITH_PRICES,
  SCENES_WITH_SETTINGS,
  SCENES_WITH_STATES,
  SCENES_WITH_TIERS,
  SCENES_WITH_WORK,
} from './accounts.ts';
import { actingIn } from './acting.ts';
import { addBeginners } from './beginners.ts';
import { playChats } from './chats.ts';
import { fillDetails } from './details.ts';
import { ensureOperators } from './extend.ts';
import { playGroups, playTiers } from './groups.ts';
import { playInquiries } from './inquiries.ts';
import { comeByLine } from './line-people.ts';
import { markPlayed, readPlayed, readProgress, writeProgress } from './marks.ts';
import { playMedia } from './media-scenes.ts';
import { playNews } from './news.ts';
import { playNotices } from './notices.ts';
import { openDemo } from './opening.ts';
import { playPayoffs } from './payoff-scenes.ts';
import { playPhones } from './phone-scenes.ts';
import { playPrices } from './price-scenes.ts';
import { playReads } from './reads.ts';
import { SCENE_NAMES, type SceneName } from './scene-names.ts';
import { playSettings } from './setting-scenes.ts';
import { settle } from './settle.ts';
import { playStates } from './states.ts';
import type { SceneOptions, Stage } from './types.ts';
import { visit } from './visitor.ts';
import { playSearches, playWatch } from './watch-scenes.ts';
import { playWork } from './work-scenes.ts';

interface Scene {
  /** Demos of this version and later ones have it: it is not played in them again. Absent: it finds out by itself. */
  readonly since?: number;
  readonly play: (stage: Stage) => Promise<unknown>;
}

const ALL_SCENES: Readonly<Record<SceneName, Scene>> = {
  details: { play: fillDetails },
  line: { play: comeByLine },
  phones: { play: playPhones },
  beginners: { play: addBeginners },
  states: { since: SCENES_WITH_STATES, play: playStates },
  media: { play: playMedia },
  reads: { play: playReads },
  prices: { since: SCENES_WITH_PRICES, play: playPrices },
  settings: { since: SCENES_WITH_SETTINGS, play: playSettings },
  chats: { play: playChats },
  groups: { play: playGroups },
  tiers: { since: SCENES_WITH_TIERS, play: playTiers },
  news: { play: playNews },
  inquiries: { play: playInquiries },
  watch: { play: playWatch },
  searches: { play: playSearches },
  notices: { play: playNotices },
  work: { since: SCENES_WITH_WORK, play: playWork },
  payoffs: { since: SCENES_WITH_PAYOFFS, play: playPayoffs },
  books: { play: checkBooks },
};

/**
 * Plays what makes the demo whole, which may be beside the running product: how the demo guest and cast live with it, people of every state, what
 * waits in the queues of the back office. Everything goes through the product's own calls, so it is as real as anybody's actions; and somebody
 * who has used the demo keeps what he did. What was played is kept after each scene: who was stopped goes on with the next one.
 * `tell` hears how many scenes there are now.
 */
export async function playScenes(
  options: SceneOptions,
  tell: (done: number) => void = () => undefined,
): Promise<void> {
  const app = await buildApp({ ...options, webDir: null, devFeature: devFeature() });
  const { db, clock } = app.context;
  try {
    if ((await readProgress(db)) === null) await openDemo(options);
    await app.jobs.open();
    const operatorId = await ensureOperators(db, dayOf(clock.now()));
    const stage: Stage = {
      app,
      operatorId,
      as: await actingIn(app),
      guest: await visit(app, DEMO_GUEST_PHONE, UserType.GUEST),
      cast: await visit(app, DEMO_CAST_PHONE, UserType.CAST),
    };
    const played = await readPlayed(db);
    const done = new Set(await readProgress(db));
    tell(done.size);
    for (const name of SCENE_NAMES) {
      const { since = Infinity, play } = ALL_SCENES[name];
      if (!done.has(name) && played < since) {
        await play(stage);
        await settle(app);
      }
      await writeProgress(db, [...done.add(name)]);
      tell(done.size);
    }
    await markPlayed(db);
  } finally {
    await app.close();
  }
}

/** The books are checked once; from then on every night. */
async function checkBooks({ app, as }: Stage): Promise<void> {
  const owner = as(0, 'tanaka');
  if ((await call(owner, 'showLedger', {})).check !== null) return;
  await call(owner, 'checkBooks', {});
  await settle(app);
}
