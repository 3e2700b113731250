import { describe, expect, it } from 'vitest';
import { isReadable } from './vocabulary.ts';

const words = new Set(['block', 'size', 'audit', 'return', 'sender', 'queue']);

describe('a name that is made of words of the text', () => {
  it.each(['blocksize_x', 'zmaudit.pl', 'SENDER', '--size', 'returnCode', '%block'])(
    'can be read: %s',
    (name) => expect(isReadable(name, words)).toBe(true),
  );

  it.each(['mnt', 'zmdc.pl', '-m', 'TWKB', '/etc/passwd', 'queue', 'minimum block'])(
    'is a sign, or a plain word that means something: %s',
    (name) => expect(isReadable(name, words)).toBe(false),
  );
});
