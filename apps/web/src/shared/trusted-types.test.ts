import { expect, it } from 'vitest';
import { harmlessMarkup, knownScript } from './trusted-types.ts';

it('lets style sheets pass as markup, and no element', () => {
  expect(harmlessMarkup('.ant-btn>span{content:"&"}')).toBe('.ant-btn>span{content:"&"}');
  for (const markup of ['<b>', 'a{}</style><img src=x onerror=alert(1)>', '<', '<!--'])
    expect(harmlessMarkup(markup)).toBeNull();
});

it('lets scripts come from here and from the payment provider only', () => {
  for (const url of [
    '/sw.js',
    `${window.location.origin}/assets/worker.js`,
    'https://js.stripe.com/v3/',
  ])
    expect(knownScript(url)).toBe(url);
  for (const url of [
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'https://js.stripe.com.evil.example/',
    'https://js.stripe.com@evil.example/',
    'http://js.stripe.com/',
    'data:text/javascript,alert(1)',
    'blob:https://evil.example/1',
  ])
    expect(knownScript(url)).toBeNull();
});
