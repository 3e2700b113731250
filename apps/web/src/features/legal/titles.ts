/** Titles of the prerendered legal pages by address. */
export const legalTitles: ReadonlyMap<string, string> = new Map([
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy'],
]);
