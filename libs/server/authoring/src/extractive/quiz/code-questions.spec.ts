import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { outputQuestions } from './code-questions.ts';
import { wordingFor } from './wording.ts';

const asked = (blocks: readonly string[], prose = ''): Candidate[] =>
  outputQuestions(
    blocks.map((block, place) => ({
      text: `\`\`\`\n${block.trim()}\n\`\`\``,
      refs: [`S1.${place + 1}`],
      heading: '',
      place,
    })),
    prose,
    wordingFor('en'),
  );
const about = (candidates: readonly Candidate[], line: string): Candidate | undefined =>
  candidates.find((one) => one.about.includes(line));

describe('questions on what code gives', () => {
  it('show all that decides it, from whichever piece of code, and nothing else', () => {
    const questions = asked([
      '>>> names = ["ada", "bo"]\n>>> unused = 3',
      ">>> names.append(\"cy\")  # one more\n>>> len(names)\n3\n>>> names\n['ada', 'bo', 'cy']",
    ]);
    const question = about(questions, '>>> names');
    expect(question?.question).toContain(
      '`>>> names = ["ada", "bo"]\n>>> names.append("cy")\n>>> names`',
    );
    expect(question?.key).toBe("['ada', 'bo', 'cy']");
    expect(question?.refs).toEqual(['S1.1', 'S1.2']);
  });

  it('show what a thing was before it was made of itself', () => {
    const questions = asked([
      '>>> x = 5  # a number\n>>> y = x\n>>> x = x + 1\n>>> y\n5\n>>> x\n6',
    ]);
    expect(about(questions, '>>> x')?.question).toContain('>>> x = 5\n');
    expect(about(questions, '>>> y')?.question).toContain('>>> x = 5\n');
  });

  it('know that a thing may be changed by another name', () => {
    const questions = asked([
      'class Dog:\n    tricks = []\n    def add(self, trick):\n        self.tricks.append(trick)\n\n>>> d = Dog()\n>>> e = Dog()\n>>> d.add("roll")\n>>> e.add("beg")\n>>> d.tricks\n[\'roll\', \'beg\']',
    ]);
    expect(about(questions, '>>> d.tricks')?.question).toContain('>>> e.add("beg")');
  });

  it('show what sets how all is counted', () => {
    const [question] = asked(
      [">>> mp.dps = 3\n>>> text = \"a b\"\n>>> text.split()\n['a', 'b']"],
      'mp',
    );
    expect(question?.question).toContain('`>>> mp.dps = 3\n>>> text');
  });

  it('begin where a name was last given anew', () => {
    const questions = asked([
      '>>> x = [1, 2]\n>>> x.append(9)\n>>> x = [4, 5, 6]\n>>> x.pop()\n6\n>>> x\n[4, 5]',
    ]);
    expect(about(questions, '>>> x')?.question).toContain(
      '`>>> x = [4, 5, 6]\n>>> x.pop()\n>>> x`',
    );
  });

  it('are not asked where a name is nowhere given', () => {
    expect(asked(['>>> total + 1\n12\n>>> total + 2\n13\n>>> total + 3\n14'])).toEqual([]);
    const block = '>>> widen([1, 2])\n[1, 2, 2]\n>>> widen([3])\n[3, 3]';
    expect(asked([block])).toEqual([]);
    // What the prose is about may be used.
    expect(asked([block], 'The function widen repeats the last entry.')).toHaveLength(2);
  });

  it('are not asked of what is made of itself, or of addresses', () => {
    expect(asked(['>>> model = model.fit([1, 2])\n>>> len(model)\n2\n>>> model\n[1, 2]'])).toEqual(
      [],
    );
    expect(asked([">>> hosts = ['a', 'b']\n>>> hosts[::-1]\n['10.0.0.1', '10.0.0.2']"])).toEqual(
      [],
    );
  });

  it('are not asked of what chance decides, of yes or no, nor of what stands there', () => {
    expect(
      asked([
        '>>> import random\n>>> random.choice([1, 2, 3])\n2\n>>> 3 in [1, 2, 3]\nTrue\n>>> y = 5\n>>> y\n5',
      ]),
    ).toEqual([]);
  });

  it('ask which exception is raised', () => {
    const trace = 'Traceback (most recent call last):\n  File "<stdin>", line 1, in <module>\n';
    const [question] = asked([`>>> '2' + 2\n${trace}TypeError: can only concatenate str`]);
    expect(question?.key).toBe('TypeError');
    expect(question?.wrong).toContain('ValueError');
  });

  it('have wrong answers of the same kind and size, none of which is the same value', () => {
    const questions = asked([
      '>>> a = [3, 4]\n>>> a + [5]\n[3, 4, 5]\n>>> sorted([5,4,3])\n[3, 4, 5]\n>>> "port"[1:3]\n\'or\'\n>>> 17 // 5\n3\n>>> 10 ** 6\n1000000',
    ]);
    const lists = about(questions, '>>> a + [5]')?.wrong ?? [];
    expect(lists).toContain('[5, 4, 3]');
    for (const list of lists) expect(list).toMatch(/^\[.*\]$/);
    expect(lists.map((list) => list.replaceAll(' ', ''))).not.toContain('[3,4,5]');
    expect(about(questions, '>>> "port"[1:3]')?.wrong).toContain("'ort'");
    expect(about(questions, '>>> 17 // 5')?.wrong).not.toContain('1000000');
  });

  it('name a line that decides its result alone within the question', () => {
    const [question] = asked(['>>> sorted([3, 1, 2])\n[1, 2, 3]']);
    expect(question?.question).toBe('What is the result of `sorted([3, 1, 2])`?');
    // Nobody needs a course for that.
    expect(asked(['>>> 2 + 3\n5'])).toEqual([]);
    expect(asked([">>> mpz('123') + 1\nmpz(124)\n>>> 10 - mpz(1)\nmpz(9)"])).toEqual([]);
  });

  it('are none where a text alone is counted in what nobody sees', () => {
    expect(asked([">>> count('dict')\n42"], 'It can count.')).toEqual([]);
    expect(asked([">>> len('dict')\n4"])).toHaveLength(1);
  });

  it('set no list anew beside one whose columns are padded', () => {
    const [question] = asked(['>>> np.cumsum([1, 2, 3])\narray([  1.,   3.,   6.])']);
    expect(question?.wrong ?? []).toEqual([]);
  });

  it('set no letter less beside a text that no code cuts by its letters', () => {
    const [question] = asked(["URL('http://john@example.com').user\n     ⇒ 'john'"], '…');
    expect(question?.wrong ?? []).toEqual([]);
  });

  it('set a text without quotation marks beside other pieces of what it is cut from', () => {
    const [question] = asked(["trim('yxTomxx', 'xyz')\n     ⇒ Tom"], 'It can trim.');
    expect(question?.key).toBe('Tom');
    expect(question!.wrong.length).toBeGreaterThan(1);
    for (const wrong of question!.wrong) expect('yxTomxx').toContain(wrong);
  });

  it('set lists beside one another with the same blanks', () => {
    const questions = asked(
      ['gap> a := [ 1, 2, 3];;\ngap> Reversed(a);\n[ 3, 2, 1 ]'],
      'Reversed turns a list round.',
    );
    const [question] = questions;
    expect(question!.wrong.length).toBeGreaterThan(1);
    for (const wrong of question!.wrong) expect(wrong).toMatch(/^\[ .* \]$/);
  });

  it.each([
    ['lost a line', '>>> v = make([1, 2],\n>>> v.size(3)\n2'],
    ['writes its result out', '>>> [1, 3]\n[1, 3]'],
    ['gives a value and shows it', '> (setq a 7)\n7\n> (setq b (+ a 1))\n8'],
    [
      'asks a helper for what it finds elsewhere',
      ">>> from helpers import get_messages\n>>> found = get_messages('archive')\n>>> len(found)\n1",
    ],
    ['reads a database', '>>> Book.objects.get(id=1).pages([1, 2, 3])\n[3, 1, 2]'],
  ])('ask nothing of code that %s', (_, block) => {
    expect(asked([block])).toEqual([]);
  });

  it('show what changes a thing of Lisp in its place', () => {
    const questions = asked(
      ['> (setq a (list 1 2 3))\n(1 2 3)\n> (setf (nth 1 a) 9)\n9\n> (reverse a)\n(3 9 1)'],
      'The function reverse turns a list round, nth takes one of it.',
    );
    expect(about(questions, '> (reverse a)')?.question).toContain('(setf (nth 1 a) 9)');
  });

  it.each([
    ['R', '> x <- c(3, 4)\n> x * 2\n[1] 6 8\n> sum(x)\n[1] 7', '> sum(x)', '[1] 7'],
    ['IPython', 'In [1]: 2 ** 5\nOut[1]: 32', 'In [1]: 2 ** 5', '32'],
    ['Ruby', 'irb(main):001:0> 2 ** 5\n=> 32', 'irb(main):001:0> 2 ** 5', '32'],
    [
      'GAP',
      'gap> l := [ 1, 2 ];;\ngap> Add( l, 3 );  l;\n[ 1, 2, 3 ]',
      'gap> Add( l, 3 );  l;',
      '[ 1, 2, 3 ]',
    ],
    [
      'Octave in a manual',
      'strncmp ("abce", "abcd", 3)\n     ⇒ 1',
      'strncmp ("abce", "abcd", 3)',
      '1',
    ],
    ['Lisp', "(define v '(1 2 3))\n(strncmp v 'add-1)  ⇒ (2 3 4)", "(strncmp v 'add-1)", '(2 3 4)'],
    ['a comment', 'total = 2 ** 5\ntotal + 1  # => 33', 'total + 1', '33'],
  ])('read sessions of %s', (_, block, line, key) => {
    expect(about(asked([block], 'Add appends, strncmp compares.'), line)?.key).toBe(key);
  });
});
