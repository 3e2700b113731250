import { describe, expect, it } from 'vitest';
import { saysItself } from './plain-names.ts';

describe('a name that says itself what is said of it', () => {
  it.each([
    ['Éditer', 'fr'],
    ['Guardar', 'es'],
    ['Speichern', 'de'],
    ['Открыть', 'ru'],
    ['Save As…', 'en'],
    ['Select All', 'en'],
    ['删除', 'zh'],
    ['Return or Enter', 'en'],
    ['中クリック', 'ja'],
    ['>', 'ja'],
    ['allchan', 'fr'],
    ['multicol', 'de'],
    ['set_range', 'it'],
    ['nam', 'ru'],
    ['-iL', 'pt'],
    ['--once', 'en'],
    ['-history number', 'en'],
    ['/usr/games', 'es'],
    ['%E', 'en'],
    ["'('", 'en'],
    ['SIOCSIFHWBROADCAST', 'ru'],
    ['LB_ISO_PUBLISHER/--iso-publisher NAME', 'it'],
  ])('is a label, a key or English: %s (%s)', (name, language) =>
    expect(saysItself(name, language)).toBe(true),
  );

  it.each([
    ['compte bancaire', 'fr'],
    ['Emacs', 'it'],
    ['mnt', 'de'],
    ['/usr/lib', 'es'],
    ['allchan', 'en'],
    ['Kernel', 'de'],
    ['^', 'ja'],
  ])('is no thing that has to be learned: %s (%s)', (name, language) =>
    expect(saysItself(name, language)).toBe(false),
  );
});
