/** A title as the name of a file, in any script. */
export const fileNameOf = (title: string): string =>
  title
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'diagram';
