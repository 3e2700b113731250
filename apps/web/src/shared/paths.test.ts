import { describe, expect, it } from 'vitest';
import { backToPublicCourse, paths } from './paths.ts';
import { returnTarget } from './return-target.ts';

const back = (address: string) =>
  backToPublicCourse(new URL(address, 'https://courses.example.org').searchParams);

describe('the way back to a public course', () => {
  it('is a return target that leads to where somebody read', () => {
    const address = '/public/3sX9QkUeY1mZbL7tR2vWcd?lesson=a%20b#source-2';
    const way = paths.historyWithPublic(address);
    expect(returnTarget(way, new URLSearchParams())).toBe(way);
    expect(back(way)).toBe(address);
  });

  it.each([
    'https://elsewhere.example/public/3sX9QkUeY1mZbL7tR2vWcd',
    '//elsewhere.example/public/3sX9QkUeY1mZbL7tR2vWcd',
    '/public/3sX9QkUeY1mZbL7tR2vWcd/x',
    '/public/x',
    '/admin',
    '',
  ])('leads nowhere else, such as %s', (address) => {
    expect(back(paths.historyWithPublic(address))).toBeUndefined();
    expect(back('/history')).toBeUndefined();
  });
});
