import { describe, expect, it } from 'vitest';
import { isCoded, nameOf } from './entry-names.ts';

describe('the name of an entry', () => {
  it.each([
    ['-o, --once[=JOB]', '--once'],
    ['-d SECONDS, --drain=SECONDS', '--drain'],
    ['--trace <file>', '--trace'],
    ['-q', '-q'],
    ['ENV{key}', 'ENV'],
    ['ACCESS SHARE (lock)', 'ACCESS SHARE'],
    ['Macro: PUMP_INIT', 'PUMP_INIT'],
    ['Function: size_t pumplen (const char *s)', 'pumplen'],
    ['Procedure: pump? object', 'pump?'],
  ])('is %s without what else stands there', (written, name) => expect(nameOf(written)).toBe(name));

  it.each(['halt', 'sys_siglist', '/etc/hosts', 'debug.debug'])('is in code: %s', (name) =>
    expect(isCoded(name)).toBe(true),
  );
  it.each(['Emacs', 'IN1', 'compte bancaire', '^'])('is none in code: %s', (name) =>
    expect(isCoded(name)).toBe(false),
  );
});
