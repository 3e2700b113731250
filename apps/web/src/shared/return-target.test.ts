import { describe, expect, it } from 'vitest';
import { defaultLanding, returnTarget } from './return-target.ts';

const byQuery = (target: string, name = 'redirect') =>
  returnTarget(undefined, new URLSearchParams({ [name]: target }));
const byState = (from: unknown) => returnTarget(from, new URLSearchParams());
const origin = window.location.origin;

describe('return targets after login', () => {
  it.each([
    '/generate',
    '/generator',
    '/history',
    '/admin',
    '/courses',
    '/course',
    '/learning-path',
    '/learning-paths',
    '/profile',
    '/settings',
    '/chat',
    '/chatbot',
    '/generator/',
    '/history/3f1',
    '/admin/users/7',
    '/course/a/b',
    '/generator?topic=rivers',
    '/generator?topic=50%25%20rule#advanced',
    '/history?page=2&search=a%26b',
    '/generator?topic=javascript',
    '/generator#top',
    '/generator?topic=Donn%C3%A9es',
  ])('accepts %s', (target) => {
    expect(() => byQuery(target)).not.toThrow();
    expect(byQuery(target)).toBe(target);
    expect(byState(target)).toBe(target);
  });

  it('accepts an address of the own origin and a router location', () => {
    expect(byQuery(`${origin}/history?page=2#x`)).toBe('/history?page=2#x');
    expect(byState({ pathname: '/history', search: '?page=2', hash: '#x', key: 'k' })).toBe(
      '/history?page=2#x',
    );
    expect(byState({ pathname: '/history' })).toBe('/history');
  });

  it('accepts the longest topic there can be, and no address of any length', () => {
    const topic = encodeURIComponent('🐴'.repeat(100) + '山'.repeat(100));
    expect(byQuery(`/generator?topic=${topic}`)).toBe(`/generator?topic=${topic}`);
    expect(byQuery(`/generator?topic=${'x'.repeat(10_000)}`)).toBe(defaultLanding);
    expect(byState(`/${'a/'.repeat(5_000)}`)).toBe(defaultLanding);
  });

  it('asks the state first, then returnUrl, then redirect', () => {
    const query = new URLSearchParams({ redirect: '/chat', returnUrl: '/history' });
    expect(returnTarget('/admin', query)).toBe('/admin');
    expect(returnTarget(undefined, query)).toBe('/history');
    query.delete('returnUrl');
    expect(returnTarget(undefined, query)).toBe('/chat');
    expect(returnTarget('https://evil.example', query)).toBe(defaultLanding);
  });

  it.each([
    // other places of this product, and nothing at all
    '',
    '/',
    '/login',
    '/register',
    '/terms',
    '/public/ABCDEFGHIJKLMNOPQRSTU1',
    '/api/auth/logout',
    '/dev/mailbox',
    '/generators',
    '/historyx',
    '/admin-panel',
    '/Generator',
    '/coursewright',
    'generator',
    './generator',
    '#/generator',
    '?x=/generator',
    // other origins
    'https://evil.example/generator',
    'http://evil.example',
    '//evil.example/generator',
    '///evil.example/generator',
    '////evil.example',
    '/\\evil.example/generator',
    '\\\\evil.example\\generator',
    '/\t/evil.example',
    '/\n/evil.example',
    `${origin}.evil.example/generator`,
    `${origin}@evil.example/generator`,
    `${origin}:pass@evil.example/generator`,
    `${origin}:99999/generator`,
    'ftp://localhost:3000/generator',
    'https:/evil.example',
    'https:evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '//localhost:3000/generator',
    'http://[::1/generator',
    'mailto:a@b.example',
    'blob:http://localhost:3000/generator',
    'file:///generator',
    'about:blank',
    'ws://localhost:3000/generator',
    // climbing out of an accepted path
    '/generator/../login',
    '/generator/../../api/auth/logout',
    '/generator/%2e%2e/login',
    '/generator/..%2flogin',
    '/generator/%252e%252e/login',
    '/generator//evil.example',
    '/generator/%2F%2Fevil.example',
    '/generator\\..\\login',
    '/generator%00',
    '/generator/\u0000',
    '/generator;/../login',
    '/generator/..;/login',
    '/./generator/../login',
    // script
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://localhost:3000/%0Aalert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    '/generator?next=javascript:alert(1)',
    '/generator?next=JaVaScRiPt:alert(1)',
    '/generator?next=VBScript%3Ax',
    '/generator?next=javascript%3Aalert(1)',
    '/generator?next=javascript%253Aalert(1)',
    '/generator?next=java%0Ascript:alert(1)',
    '/generator#javascript:alert(1)',
    '/generator?x=data:text/html,x',
    '/generator?x=vbscript:x',
    '/generator?x=<script>alert(1)</script>',
    '/generator?x=%3Cscript%3E',
    '/generator?x=%253Cscript%253E',
    '/generator?x=</script>',
    '/generator?x=< script>',
    // broken
    '/generator?x=%',
    '/generator?x=%E0%A4%A',
    '/generator%',
    '/generator?x=%25252525253Cscript',
    'http://',
    'http:///generator',
    '/ generator',
    '/generator /x',
  ])('falls back to the default for %j', (target) => {
    expect(() => byQuery(target)).not.toThrow();
    expect(byQuery(target)).toBe(defaultLanding);
    expect(byQuery(target, 'returnUrl')).toBe(defaultLanding);
    expect(byState(target)).toBe(defaultLanding);
  });

  it.each([
    null,
    7,
    true,
    [[]],
    {},
    { pathname: 7 },
    { pathname: '//evil.example' },
    { pathname: '/generator', search: '?x=javascript:alert(1)' },
  ])('falls back to the default for a state of %j', (from) => {
    expect(byState(from)).toBe(defaultLanding);
  });
});
