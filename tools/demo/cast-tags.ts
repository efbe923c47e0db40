import { TAG_GROUPS, type TagGroup } from '@yoimachi/domain/profile';
import {
  DISTRICT_EXPERIENCE, DRINK_TAGS, EXPERIENCE_TAGS, FORMER_TAGS, hairTags, OWNER_TAGS, TAG_KIMONO, TAG_NO_ALCOHOL,
  TAG_SMALL, TAG_STUDENT, TAG_TALL, WOMEN_TAGS,
} from './cast-tags.ja.ts'; // oxfmt-ignore
import type { Portrait } from './portraits.ts';
import type { Random } from './random.ts';
import type { DemoTag } from './types.ts';

/** What the tags have to be consistent with. */
type TagFacts = {
  portrait: Portrait;
  age: number;
  heightCm: number;
  drinks: boolean;
  genre: number;
  district: string;
};

/** Tags of the seven groups, consistent with portrait, age and habits. */
export function castTags(facts: TagFacts, random: Random): DemoTag[] {
  const free = (group: TagGroup, min: number, max: number): DemoTag[] => {
    const list: readonly string[] = TAG_GROUPS[group];
    return random
      .sample(
        list.filter((tag) => fits(tag, facts)),
        random.int(min, max),
      )
      .map((tag) => ({ group, tag }));
  };
  const kimono = facts.portrait.isKimono;
  const style = free('style', 1, 3);
  if (kimono && !style.some(({ tag }) => tag === TAG_KIMONO)) style.push({ group: 'style', tag: TAG_KIMONO });
  return [
    ...style,
    ...free('features', 2, 4),
    ...free('system', 2, 4),
    ...hairTags(facts.portrait).map((tag): DemoTag => ({ group: 'hairstyle', tag })),
    ...workHistory(facts, random).map((tag): DemoTag => ({ group: 'work_history', tag })),
    ...free('how_to_enjoy', 2, 5),
    ...free('correspondence_skill', 1, 4),
  ];
}

function fits(tag: string, facts: TagFacts): boolean {
  if (facts.portrait.isMale && WOMEN_TAGS.includes(tag)) return false;
  if (tag === TAG_KIMONO) return facts.portrait.isKimono;
  if (tag === TAG_SMALL) return facts.heightCm <= 154;
  if (tag === TAG_TALL) return facts.heightCm >= (facts.portrait.isMale ? 178 : 167);
  if (tag === TAG_NO_ALCOHOL) return !facts.drinks;
  return facts.drinks || !DRINK_TAGS.includes(tag);
}

function workHistory(facts: TagFacts, random: Random): string[] {
  const years = EXPERIENCE_TAGS.filter(([, from, to]) => facts.age >= from && facts.age <= to).map(
    ([tag]) => tag,
  );
  const tags = [random.pick(years)];
  const district = DISTRICT_EXPERIENCE[facts.district];
  if (district !== undefined && random.chance(0.5)) tags.push(district);
  const former = FORMER_TAGS.filter((tag) => fits(tag, facts));
  if (facts.age <= 23 && random.chance(0.4)) tags.push(TAG_STUDENT);
  else if (random.chance(0.3)) tags.push(random.pick(former));
  if (facts.age >= 34 && !facts.portrait.isMale && [1, 4].includes(facts.genre))
    tags.push(random.pick(OWNER_TAGS));
  return tags;
}
