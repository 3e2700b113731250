import { DatabaseSync } from 'node:sqlite';
import { foundQuestions, type PathData } from '@coursewright/contract';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

declare module 'node:sqlite' {
  interface DatabaseSync {
    /** The bytes of a database file; not in the types of Node 24 yet. */
    serialize(): Uint8Array<ArrayBuffer>;
  }
}

/** Files of other software; LESSON stands for the title of a lesson. */
export const gift = `// Two categories, and what no lesson can ask
$CATEGORY: $course$/top/Rivers/LESSON

::One::What carries water to the sea?{
  =A river#It flows downhill.
  ~A mountain
  ~%-50%A desert\\: dry
}

Water boils at 100 \\{degrees\\}.{TRUE#No#At sea level it does.}

$CATEGORY: $course$/top/Nothing like it

Rivers end in {=the sea ~the sky ~a cave} as a rule.

Match them.{ =Nile -> Africa =Rhine -> Europe =Amazon -> America }

Who wrote it?{=Homer#He sang it. =homer =%50%A poet =Homeros}

How long is it?{#6650:10}

Tell me all.{}

Two of these.{~%50%One ~%50%Two ~Three}

Broken {=a ~b
`;

export const moodle = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="category"><category><text>$course$/top/LESSON</text></category></question>
<question type="multichoice"><name><text>x</text></name><questiontext format="html"><text><![CDATA[<p>What is <code>H<sub>2</sub>O</code>?<img src="a.png" alt="a drop"></p>]]></text></questiontext>
<generalfeedback format="html"><text>Two of hydrogen &amp;amp; one of oxygen.</text></generalfeedback><single>true</single>
<answer fraction="0" format="html"><text><![CDATA[<b>Salt</b>]]></text></answer><answer fraction="100" format="html"><text>Water</text></answer></question>
<question type="truefalse"><questiontext format="html"><text>Ice floats.</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>
<question type="ordering"><questiontext format="html"><text>From cold to hot</text></questiontext><answer fraction="1"><text>ice</text></answer><answer fraction="2"><text>water</text></answer><answer fraction="3"><text>steam</text></answer></question>
<question type="essay"><questiontext format="html"><text>Discuss.</text></questiontext></question>
<question type="shortanswer"><questiontext format="html"><text>What is in the sky?</text></questiontext><answer fraction="50"><text>light</text></answer><answer fraction="100"><text>*rainbow*arc</text><feedback><text>Seven colours.</text></feedback></answer><answer fraction="100"><text>Iris\\*</text></answer><answer fraction="0"><text>*</text></answer></question>
<question type="essay"><questiontext format="html"><text>Explain.</text></questiontext><graderinfo format="html"><text><![CDATA[<p>Both <code>a</code></p><p>and b</p>]]></text></graderinfo></question>
<question type="shortanswer"><questiontext format="html"><text>Anything?</text></questiontext><answer fraction="100"><text>*</text></answer></question>
</quiz>`;

export const csv = `Question;A;B;C;Correct answer;Explanation;Lesson
"What is; blue?";Sky;Grass;Coal;A;It scatters;LESSON
Is snow white?;;;;True;;
Who?;;;;Homer;;
Which?;;;;B;;
`;

/** A collection of Anki, as far as it is read. */
export function collection(fill: (database: DatabaseSync) => void): Uint8Array {
  const database = new DatabaseSync(':memory:');
  fill(database);
  const bytes = database.serialize();
  database.close();
  return bytes;
}

export const lessonsOf = ({ modules }: PathData) => modules.flatMap(({ submodules }) => submodules);

/** A file for a course of somebody's. */
export type FileSent = [id: string, file_name: string, content: string | Uint8Array];

export const sendQuestions = (who: Visitor, ...[id, file_name, content]: FileSent) =>
  who.call('POST', `/v1/learning-paths/${id}/question-file`, {
    file_name,
    file: Buffer.from(content).toString('base64'),
  });

/** The questions of a file that can be read. */
export async function readQuestions(who: Visitor, ...file: FileSent) {
  const reply = await sendQuestions(who, ...file);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return foundQuestions.parse(reply.body);
}
