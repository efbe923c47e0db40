import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a one-page PDF as a reader extracts it, line by line. @throws for anything else. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  // It detaches the bytes from whoever passes them.
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  if (document.numPages !== 1) throw new Error(`The PDF has ${document.numPages} pages`);
  const { items } = await (await document.getPage(1)).getTextContent();
  await loading.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join('\n');
}
