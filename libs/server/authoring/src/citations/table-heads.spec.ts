import { expect, it } from 'vitest';
import { checkSentence } from './index.ts';

it.each([
  ['zh', '| 字段 | 类型 | 是否必填 |', '| 甲 | 1 | 无 |\n| 乙 | 2 | 不能使用 |'],
  ['zh', '| 键 | 旧版本 | 新版本 |', '| 甲 | 1 | 无 |\n| 乙 | 2 | 不能使用 |'],
  ['en', '| Gate | Level | Remark |', '| low | 1 | not used |\n| high | 2 | never shut |'],
])(
  'finds the head of a table borne out, whatever its rows deny (%s: %s)',
  (language, head, rows) => {
    const passage = { text: `${head}\n| --- | --- | --- |\n${rows}`, headings: ['水门'] };
    expect(checkSentence(head, [passage], language)).toMatchObject({ supported: true });
  },
);
