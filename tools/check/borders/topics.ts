import type { Source } from '../sources.ts';
import { lineOf, literal, nodesOf, parse, type Node } from './ast.ts';
import type { Owner } from './tables.ts';

type Does = 'publishes' | 'hears';

/**
 * Topics against the manifests, as sentences. An object with a `topic` is a subscription when it has a `handle`, an event when it has a
 * `payload`; the topic is a text, a constant of any file, or what a function's calls in the same file give it.
 */
export function topicFindings(owners: readonly Owner[], sources: readonly Source[]): string[] {
  const constants = new Map(
    sources.flatMap(({ text }) => [...text.matchAll(CONSTANT)].map(([, name, topic]) => [name!, topic!])),
  );
  const done = new Set<string>();
  const wrong = sources.flatMap((source) => {
    const owner = owners.find(({ folder }) => source.path.startsWith(`${folder}/`));
    if (owner === undefined || !/\btopic\b/.test(source.text)) return [];
    return topicsOf(source, constants).flatMap(({ topic, does, line }) => {
      const place = `${source.path}:${line}`;
      if (topic === null) return [`${place} ${does} a topic that is only known when it runs`];
      done.add(`${owner.door} ${does} ${topic}`);
      return owner.manifest[does].includes(topic)
        ? []
        : [`${place} ${does} ${topic}, which ${owner.door} does not declare`];
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

const CONSTANT = /\bconst (\w+) = '([\w-]+(?:\.[\w-]+)*)';/g;

function topicsOf(source: Source, constants: ReadonlyMap<string, string>) {
  const nodes = [...nodesOf(parse(source))];
  return nodes.flatMap((node) => {
    const fields = fieldsOf(node);
    const given = fields.get('topic');
    if (given === undefined || !(fields.has('handle') || fields.has('payload'))) return [];
    const does: Does = fields.has('handle') ? 'hears' : 'publishes';
    const line = lineOf(source.text, given.start);
    const topicOf = (value: Node) => literal(value) ?? constants.get(String(value['name'])) ?? null;
    const topics = topicOf(given) === null ? argumentsFor(nodes, given).map(topicOf) : [topicOf(given)];
    return (topics.length > 0 ? topics : [null]).map((topic) => ({ topic, does, line }));
  });
}

const fieldsOf = (node: Node): Map<string, Node> =>
  new Map(
    node.type === 'ObjectExpression'
      ? (node['properties'] as Node[]).flatMap((property) =>
          property.type === 'Property'
            ? [[String((property['key'] as Node)['name']), property['value'] as Node]]
            : [],
        )
      : [],
  );

/** What the calls of `const f = (parameter) => …` in the same file give to the parameter that `name` is. */
function argumentsFor(nodes: readonly Node[], name: Node): Node[] {
  const isAround = ({ start, end }: Node) => start <= name.start && name.end <= end;
  return nodes
    .filter(({ type }) => type === 'VariableDeclarator')
    .flatMap((declared) => {
      const parameters = ((declared['init'] as Node | null)?.['params'] ?? []) as Node[];
      const index = parameters.findIndex((parameter) => parameter['name'] === name['name']);
      if (index < 0 || !isAround(declared)) return [];
      return nodes
        .filter(
          (call) =>
            call.type === 'CallExpression' &&
            (call['callee'] as Node)['name'] === (declared['id'] as Node)['name'],
        )
        .flatMap((call) => (call['arguments'] as Node[])[index] ?? []);
    });
}
