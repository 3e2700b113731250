/** Bytes of UTF-8; with number, ending and a browser's "(1)" far below the 255 of file systems. */
const longestStem = 120;

/**
 * A title as part of a file name on any system: letters and digits of any script, whole
 * characters, joined by hyphens; never empty, never more than 120 bytes.
 */
export function fileStem(title: string): string {
  const words = title
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '');
  let stem = '';
  for (const { segment } of new Intl.Segmenter('und').segment(words)) {
    if (Buffer.byteLength(stem + segment) > longestStem) break;
    stem += segment;
  }
  stem = stem.replace(/-+$/, '');
  // Names that Windows keeps for devices.
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(stem)) return `course-${stem}`;
  return stem || 'course';
}

/** A Content-Disposition header (RFC 6266) with the name in any script, and in ASCII for clients that know no better. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+/, '')
    .replace(/-+(?=\.)/g, '');
  const ascii = plain.startsWith('.') || plain === '' ? `course${plain}` : plain;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
