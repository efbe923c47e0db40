import type { Source } from '../sources.ts';
import { literal, nodesOf, parse, type Node } from './ast.ts';
import type { Owner } from './tables.ts';

/** The one file that defines events, as modules import it. */
const CATALOGUE = '#events/catalogue.ts';
export const CATALOGUE_PATH = 'apps/server/src/events/catalogue.ts';

/** What a subscription is made with. */
const HEARING = new Set(['on', 'onMany']);

interface Use {
  readonly topic: string;
  readonly does: 'publishes' | 'hears';
}

/**
 * Topics against the manifests, as sentences. An event of the catalogue is heard where it is the first argument of `on` or `onMany`, and published
 * wherever else a module names it.
 */
export function topicFindings(owners: readonly Owner[], sources: readonly Source[]): string[] {
  const topics = catalogueOf(sources);
  const done = new Set<string>();
  const wrong = sources.flatMap((source) => {
    const owner = owners.find(({ folder }) => source.path.startsWith(`${folder}/`));
    if (owner === undefined) return [];
    return usesOf(source, topics).flatMap(({ topic, does }) => {
      done.add(`${owner.door} ${does} ${topic}`);
      return owner.manifest[does].includes(topic)
        ? []
        : [`${source.path} ${does} ${topic}, which ${owner.door} does not declare`];
    });
  });
  const spare = owners.flatMap(({ door, manifest }) =>
    (['publishes', 'hears'] as const).flatMap((does) =>
      manifest[does]
        .filter((topic) => !done.has(`${door} ${does} ${topic}`))
        .map((topic) => `${door} declares that it ${does} ${topic} and does not`),
    ),
  );
  return [...new Set(wrong), ...spare];
}

/** The names under which the catalogue exports its events, with their topics. */
function catalogueOf(sources: readonly Source[]): ReadonlyMap<string, string> {
  const catalogue = sources.find(({ path }) => path === CATALOGUE_PATH);
  if (!catalogue) throw new Error(`${CATALOGUE_PATH} is not there`);
  const declared = [...nodesOf(parse(catalogue))].filter(({ type }) => type === 'VariableDeclarator');
  return new Map(
    declared.flatMap((node) => {
      const topic = literal(((node['init'] as Node | null)?.['arguments'] as Node[] | undefined)?.[0]);
      return topic === null ? [] : [[String((node['id'] as Node)['name']), topic]];
    }),
  );
}

function usesOf(source: Source, topics: ReadonlyMap<string, string>): Use[] {
  if (!source.text.includes(CATALOGUE)) return [];
  const tree = parse(source);
  const nodes = [...nodesOf(tree)];
  const imports = nodes.filter(({ type }) => type === 'ImportDeclaration');
  const fromCatalogue = imports.filter((node) => literal(node['source']) === CATALOGUE);
  const names = new Map(
    fromCatalogue.flatMap((node) =>
      (node['specifiers'] as Node[]).map((each) => {
        const imported = String((each['imported'] as Node | undefined)?.['name']);
        const topic = topics.get(imported);
        if (topic === undefined) throw new Error(`${source.path} imports ${imported} from the catalogue`);
        return [String((each['local'] as Node)['name']), topic] as const;
      }),
    ),
  );
  const heard = new Set(
    nodes.flatMap((node) =>
      node.type === 'CallExpression' && HEARING.has((node['callee'] as Node)['name'] as string)
        ? ((node['arguments'] as Node[])[0] ?? [])
        : [],
    ),
  );
  const isImport = ({ start }: Node) => imports.some((each) => each.start <= start && start < each.end);
  return nodes.flatMap((node) => {
    const topic = node.type === 'Identifier' && !isImport(node) ? names.get(String(node['name'])) : undefined;
    return topic === undefined ? [] : [{ topic, does: heard.has(node) ? 'hears' : 'publishes' } as const];
  });
}
