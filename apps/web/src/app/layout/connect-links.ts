/**
 * "Connect With Us" in the footer. An operator puts their own addresses here; one that is not http,
 * https or mailto is shown as text. One without a name is called e-mail in the language of the
 * interface.
 */
export const connectLinks: readonly { readonly name?: string; readonly url: string }[] = [
  { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  { name: 'GitHub', url: 'https://github.com/' },
  { name: 'X', url: 'https://x.com/' },
  { url: 'mailto:hello@example.org' },
];
