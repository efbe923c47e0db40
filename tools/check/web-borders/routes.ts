import { nodesOf, type Node } from '../borders/ast.ts';

const OPTIONS = ['validateSearch', 'beforeLoad', 'loader', 'component'];

/** What a route file does beyond naming its component and reading its address. */
export function routeFindings(path: string, tree: Node): string[] {
  const findings = (tree['body'] as Node[]).flatMap((statement) => {
    if (/^(?:Import|TSInterface|TSTypeAlias)/.test(statement.type)) return [];
    const declared = statement['declaration'] as Node | null | undefined;
    const [constant] = ((declared ?? statement)['declarations'] as Node[] | undefined) ?? [];
    const init = constant?.['init'] as Node | undefined;
    if (declared && init?.type === 'CallExpression') return optionFindings((init['arguments'] as Node[])[0]);
    return init?.type === 'Literal' ? [] : [`has a ${statement.type} of its own`];
  });
  return findings.map((finding) => `${path} ${finding}; a route only names a component`);
}

function optionFindings(options: Node | undefined): string[] {
  const properties = (options?.['properties'] ?? []) as Node[];
  return properties.flatMap((property) => {
    const name = String((property['key'] as Node | undefined)?.['name']);
    const value = property['value'] as Node;
    if (!OPTIONS.includes(name)) return [`has the option ${name}`];
    if (name === 'component') return isNamed(value) ? [] : ['makes its component itself'];
    return [...nodesOf(value)].some(({ type }) => type.startsWith('JSX')) ? [`draws in ${name}`] : [];
  });
}

/** `Page`, or `() => <Page side="cast" name={Route.useLoaderData()} />`. */
function isNamed(value: Node): boolean {
  if (value.type === 'Identifier') return true;
  const element = value['body'] as Node | undefined;
  if (value.type !== 'ArrowFunctionExpression' || element?.type !== 'JSXElement') return false;
  const given = (element['openingElement'] as Node)['attributes'] as Node[];
  return (element['children'] as Node[]).length === 0 && given.every(isOfAddress);
}

function isOfAddress(attribute: Node): boolean {
  const value = attribute['value'] as Node | null | undefined;
  if (attribute.type !== 'JSXAttribute') return false;
  return !value || value.type === 'Literal' || isRead(value['expression'] as Node);
}

/** A constant, or what the address says: `Route.useSearch().side`. */
function isRead(expression: Node): boolean {
  if (expression.type === 'Identifier') return true;
  if (expression.type === 'MemberExpression') return isRead(expression['object'] as Node);
  if (expression.type !== 'CallExpression') return false;
  const of = (expression['callee'] as Node)['object'] as Node | undefined;
  return (expression['arguments'] as Node[]).length === 0 && of?.['name'] === 'Route';
}
