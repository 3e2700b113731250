import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

describe('the file name in a Content-Disposition header', () => {
  it.each([
    ['attachment; filename="course.md"', 'course.md'],
    ['attachment; filename=course.md', 'course.md'],
    [String.raw`attachment; filename="a \"b\".md"`, 'a "b".md'],
    [
      `attachment; filename="course.epub"; filename*=UTF-8''${encodeURIComponent('茶の湯.epub')}`,
      '茶の湯.epub',
    ],
    [
      `attachment; filename*=utf-8'ja'${encodeURIComponent('茶の湯.epub')}; filename="tea.epub"`,
      '茶の湯.epub',
    ],
    [`attachment; filename="it-s.md"; filename*=UTF-8''it%27s.md`, "it's.md"],
    [`attachment; filename="plain.md"; filename*=UTF-8''%E8%8C`, 'plain.md'],
    ['attachment', ''],
    ['', ''],
  ])('of %j is %j', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });
});
