import { paths } from '../../shared/paths.ts';

/** The words of our own addresses: whatever else stands in one says whose page it is. */
const words = new Set(
  Object.values<string | ((...ids: string[]) => string)>(paths).flatMap((path) =>
    (typeof path === 'string' ? path : path('', '')).replace(/\?.*/, '').split('/'),
  ),
);

/** "/history/0199…" is a page of the kind "/history/:id". */
export const kindOfPage = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (words.has(part) ? part : ':id'))
    .join('/');
