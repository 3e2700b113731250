import { buildPassages } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';
import { indexMaterial } from '../material/material-index.ts';
import { asTraditional, isTraditional } from '../phrases/traditional.ts';
import { withArticle } from './own-article.ts';

const sourceIn = (language: string, said: string, heading = 'X') => ({
  id: 'dams',
  kind: 'document' as const,
  title: 'Dams',
  language,
  fetchedAt: '2026-01-01T00:00:00.000Z',
  ...buildPassages(
    [
      { kind: 'heading' as const, level: 1, text: heading },
      ...Array.from({ length: 6 }, (_, n) => ({
        kind: 'prose' as const,
        text: said.replaceAll('#', `${n + 1}`),
      })),
    ],
    language,
  ),
});

describe('a heading in a sentence', () => {
  it.each([
    ['en', 'scheduler', 'Every town has a scheduler. The scheduler is old.', 'the scheduler'],
    ['en', 'picomatch', 'The picomatch library is small, and picomatch is fast.', 'picomatch'],
    ['en', 'gates', 'The gates of the dam are old.', 'gates'],
    ['en', 'about Dams', 'There is a dams system here.', 'about Dams'],
    ['en', 'opening element', 'There is an element for each of them.', 'opening element'],
    ['en', 'check the element', 'There is an element for each.', 'check the element'],
    ['en', 'gate element', 'There is an element for each of them.', 'the gate element'],
    ['fr', 'Filtre du barrage', 'On ouvre le filtre du barrage.', 'le filtre du barrage'],
    ['fr', 'Écluse', 'On arrive à l’écluse du barrage.', 'l’écluse'],
    ['fr', 'Ouverture des portes', 'On attend au bord.', 'l’ouverture des portes'],
    ['es', 'Red local', 'Se conecta a una red local.', 'la red local'],
    ['es', 'Problemas de la presa', 'Nadie lo dice.', 'los problemas de la presa'],
    ['pt', 'Programação local', 'O chefe do programação local foi.', 'a programação local'],
    ['it', 'Strumenti di lavoro', 'Si usano degli strumenti di lavoro.', 'gli strumenti di lavoro'],
    ['it', 'Archivio', 'Nessuno lo dice.', 'l’archivio'],
    ['pt', 'Uso da represa', 'O uso da represa é livre.', 'o uso da represa'],
    ['es', 'Debian', 'Nadie usa Debian. Hoy vemos Debian.', 'Debian'],
  ])('has in %s the article of its words, %s', (language, heading, said, whole) => {
    const index = indexMaterial({ sources: [sourceIn(language, said)] }, language);
    expect(withArticle(heading, language, index)).toBe(whole);
  });
});

describe('an objective in Chinese', () => {
  it('is written traditionally where the text is', () => {
    const objectivesOf = (said: string, heading: string): string[] =>
      write(
        { sources: [sourceIn('zh', said, heading)] },
        brief('Dams', { language: 'zh', moduleCount: 1, submoduleCount: 1 }),
      )
        .modules.flat()
        .flatMap(({ objectives }) => [...objectives]);
    expect(
      objectivesOf(
        '這個水閘在第 # 天為我們開放，他們說每天會有人來看水位，並且把第 # 個水位寫在本子上。到了晚上，第二個看守人會再讀一次水位，把它與白天寫下的第 # 個水位作比較，然後打電話告訴城裡的人。',
        '水閘管理',
      ),
    ).toEqual(['說明水閘管理']);
    expect(
      objectivesOf(
        '这个水闸在第 # 天为我们开放，他们说每天会有人来看水位，并且把第 # 个水位写在本子上。到了晚上，第二个看守人会再读一次水位，把它与白天写下的第 # 个水位作比较，然后打电话告诉城里的人。',
        '水闸管理',
      ),
    ).toEqual(['说明水闸管理']);
    expect(isTraditional('這')).toBe(true);
    expect(asTraditional('试用“水閘”中的命令')).toBe('試用“水閘”中的命令');
  });
});
