import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeCourseHtml } from './sanitize.ts';

describe('course HTML is sanitised by the product’s rule', () => {
  it.each([
    ['removes script with its text', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['removes object', '<object data="x.swf"><p>a</p></object>', '<p>a</p>'],
    ['removes embed', '<p>a<embed src="x.swf"></p>', '<p>a</p>'],
    ['removes form, but keeps what it held', '<form action="/steal"><b>a</b></form>', '<b>a</b>'],
    ['removes input', '<p><input value="x">a</p>', '<p>a</p>'],
    ['drops id', '<p id="root">a</p>', '<p>a</p>'],
    ['drops name', '<a name="top">a</a>', '<a>a</a>'],
    ['drops class', '<p class="ant-btn">a</p>', '<p>a</p>'],
    ['drops style', '<p style="position:fixed">a</p>', '<p>a</p>'],
    [
      'drops srcset',
      '<img srcset="x 2x" src="https://e.org/a.png" alt="a">',
      '<img src="https://e.org/a.png" alt="a">',
    ],
    ['drops rel', '<a rel="opener" href="https://e.org/">a</a>', '<a href="https://e.org/">a</a>'],
    ['drops every data attribute', '<p data-x="1" data-mode="dark">a</p>', '<p>a</p>'],
    [
      'keeps target="_blank"',
      '<a href="https://e.org/" target="_blank">a</a>',
      '<a href="https://e.org/" target="_blank">a</a>',
    ],
    [
      'drops a target that names a window',
      '<a href="https://e.org/" target="_top">a</a>',
      '<a href="https://e.org/">a</a>',
    ],
    ['drops event handlers', '<img src="x" onerror="alert(1)" alt="">', '<img src="x" alt="">'],
    ['drops javascript addresses', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['drops hidden javascript addresses', '<a href="jav&#x09;ascript:alert(1)">a</a>', '<a>a</a>'],
    [
      'drops data addresses of pages',
      '<a href="data:text/html,<script>1</script>">a</a>',
      '<a>a</a>',
    ],
    ['removes frames', '<iframe src="https://e.org"></iframe><p>a</p>', '<p>a</p>'],
    [
      'removes base and meta',
      '<base href="https://e.org"><meta http-equiv="refresh" content="0"><p>a</p>',
      '<p>a</p>',
    ],
    [
      'removes script inside SVG',
      '<svg><script>alert(1)</script><circle r="4"></circle></svg>',
      '<svg><circle r="4"></circle></svg>',
    ],
    [
      'leaves tables, marks and figures alone',
      '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table><mark>b</mark><figure>c</figure>',
      '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table><mark>b</mark><figure>c</figure>',
    ],
    ['closes what was left open', '<p><b>a', '<p><b>a</b></p>'],
    ['drops comments', '<p>a<!-- secret --></p>', '<p>a</p>'],
  ])('%s', (_behaviour, html, expected) => {
    expect(sanitizeCourseHtml(html)).toBe(expected);
  });

  it.each([[''], [null], [undefined]])('gives an empty string for %j', (nothing) => {
    expect(sanitizeCourseHtml(nothing)).toBe('');
  });

  it(
    'leaves nothing forbidden in 2,000 random documents, and a second pass changes nothing',
    { tags: 'proof', timeout: 120_000 },
    () => {
      const forbidden =
        'script,object,embed,form,input,iframe,[id],[name],[class],[style],[srcset],[rel],[onclick],[onerror],[onload]';
      const attribute = fc.oneof(
        fc.constantFrom(
          'id="a"',
          'name=b',
          "class='c'",
          'style="color:red"',
          'rel=opener',
          'srcset="x 2x"',
          'data-a=1',
          'onclick="x()"',
          'onerror=x()',
          'onload=x',
        ),
        fc.constantFrom(
          'href="https://e.org/?a=1&b=2"',
          'href=javascript:x()',
          'href="#a"',
          'target=_blank',
          'target=_self',
          'src=x',
          'title="<b>"',
          'alt="&quot;"',
          'colspan=2',
        ),
      );
      const tag = fc.constantFrom(
        'p',
        'b',
        'a',
        'script',
        'form',
        'input',
        'object',
        'embed',
        'iframe',
        'table',
        'tr',
        'td',
        'svg',
        'math',
        'style',
        'img',
        'ul',
        'li',
        'pre',
        'template',
        'textarea',
        'select',
        'mtext',
        'title',
        'noscript',
      );
      const opening = fc
        .tuple(tag, fc.array(attribute, { maxLength: 3 }))
        .map(([name, attributes]) => `<${[name, ...attributes].join(' ')}>`);
      const part = fc.oneof(
        opening,
        tag.map((name) => `</${name}>`),
        fc.string({ maxLength: 12 }),
        fc.constantFrom('<!--', '-->', '&lt;script&gt;', '<![CDATA[', ']]>', '"', '>'),
      );
      const template = document.createElement('template');
      fc.assert(
        fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
          const once = sanitizeCourseHtml(parts.join(''));
          template.innerHTML = once;
          expect(template.content.querySelectorAll(forbidden)).toHaveLength(0);
          for (const element of template.content.querySelectorAll('*'))
            for (const { name, value } of element.attributes) {
              expect(name.startsWith('data-') || name.startsWith('on')).toBe(false);
              if (name === 'target') expect(value).toBe('_blank');
            }
          expect(sanitizeCourseHtml(once)).toBe(once);
        }),
        { numRuns: 2000, seed: 20261120 },
      );
    },
  );
});
