/**
 * Only these lead out of the product; anything else (javascript:, data:, a typo) is shown as text.
 */
export function isSafeExternalUrl(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:', 'mailto:'].includes(new URL(url).protocol);
}
