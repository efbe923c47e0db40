/** A link is written for the product's public address; the picture is taken from where this page came from. */
export const here = (url: string): string => new URL(url, location.origin).pathname;
