const arabic = /[\u0600-\u06FF]/;
/** An element that is marked as Arabic, with what is in it; none of them holds another. */
const marked = /<(\w+)\b[^<>]*\slang="ar"[^<>]*\sdir="rtl"[^<>]*>[^<]*<\/\1>/g;

/** What of a page in another language is Arabic and does not say so, around the first such place. */
export function unmarkedArabic(page: string): string | undefined {
  const rest = page.replace(marked, '');
  const at = rest.search(arabic);
  return at < 0 ? undefined : rest.slice(Math.max(0, at - 80), at + 40);
}
