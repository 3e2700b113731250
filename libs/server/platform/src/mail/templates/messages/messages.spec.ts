import { findForgottenParameters } from '@coursewright/contract/catalogue-check';
import { expect, it } from 'vitest';
import { en } from './en.ts';
import { mailMessages } from './index.ts';

it.each(Object.entries(mailMessages))(
  'the e-mails in %s show every value that the English ones show',
  (_, translation) => {
    expect(findForgottenParameters(en, translation)).toEqual([]);
  },
);
