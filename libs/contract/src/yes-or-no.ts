import { z } from 'zod';

/** A boolean in a query: from an address bar it comes as a word. */
export const yesOrNo = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((word) => word === 'true'),
]);
