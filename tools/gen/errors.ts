import { errorCatalogue } from '@yoimachi/contract/errors';
import { operatorErrors } from '@yoimachi/contract/operator-errors';

type Catalogue = Readonly<Record<string, { readonly status: number; readonly message: string }>>;

const rowsOf = (catalogue: Catalogue): string =>
  Object.entries(catalogue)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { status, message }]) => `| \`${code}\` | ${status} | ${message.replaceAll('\n', ' ')} |`)
    .join('\n');

/** docs/errors.md: each code of the catalogue with its status and what a person reads. */
export async function errorsText(): Promise<string> {
  return `# Error codes

Written by \`npm run gen\` from the catalogue of the contract (\`base/errors\`, \`base/operator-errors\`). \`{name}\` is filled from the details of the failure. A call says
which it may answer ([openapi.json](openapi.json)).

<!-- oxfmt-ignore-start -->

## Everybody

| Code | Status | What a person reads |
| --- | --- | --- |
${rowsOf(errorCatalogue)}

## Operators alone

| Code | Status | What a person reads |
| --- | --- | --- |
${rowsOf(operatorErrors)}

<!-- oxfmt-ignore-end -->
`;
}
