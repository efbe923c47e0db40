import { getDocumentProxy } from 'unpdf';

/** The text of each page of a PDF as a reader extracts it, line by line. */
export async function readPages(bytes: Uint8Array): Promise<string[]> {
  // It detaches the bytes from whoever passes them.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join('\n'));
  }
  await document.loadingTask.destroy();
  return pages;
}

/** The text of a one-page PDF. @throws for anything else. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const pages = await readPages(bytes);
  if (pages.length !== 1) throw new Error(`The PDF has ${pages.length} pages`);
  return pages[0]!;
}
