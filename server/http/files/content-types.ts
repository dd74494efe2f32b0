const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vcf": "text/vcard; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/**
 * The media type of a public file. A file of unknown type is offered for download: with nosniff, a guess may break it.
 */
export function contentTypeOf(pathname: string): string {
  if (pathname.endsWith("/rss.xml")) return "application/rss+xml; charset=utf-8";
  const extension = /\.[a-z0-9]+$/i.exec(pathname)?.[0].toLowerCase() ?? "";
  return types[extension] ?? "application/octet-stream";
}
