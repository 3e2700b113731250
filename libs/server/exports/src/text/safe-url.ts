const schemes = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address as it may stand in a file; undefined where following it could do anything but open a
 * page or a mail.
 */
export function safeUrl(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  if (!schemes.has(url.protocol)) return undefined;
  // Brackets and quotes would end it early where it is written down.
  return url.href.replace(
    /[()<>"'\\\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
