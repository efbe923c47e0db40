import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of a PDF of one page as a reader takes them out, line by line. @throws for anything else. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  // It takes the bytes away from whoever gives them.
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  if (document.numPages !== 1) throw new Error(`The PDF has ${document.numPages} pages`);
  const { items } = await (await document.getPage(1)).getTextContent();
  await loading.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join('\n');
}
