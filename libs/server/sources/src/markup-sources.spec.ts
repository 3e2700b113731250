import { describe, expect, it } from 'vitest';
import { joined, lines, read, shown } from '../test/plain-texts.ts';

describe('the source of a manual in DocBook', () => {
  it('has its chapters, lists, programs and tables, and nothing of its head, its notes or its index', async () => {
    const source = `<?xml version="1.0"?>
<!DOCTYPE book PUBLIC "-//OASIS//DTD DocBook XML V4.5//EN" "docbookx.dtd" [
<!ENTITY name "Keeper">
]>
<book><bookinfo><title>Keeping basins</title><author><firstname>Ada</firstname></author></bookinfo>
<chapter><title>Pumps</title><indexterm><primary>pump</primary></indexterm>
<para>${lines('A pump')}<footnote><para>Not in winter.</para></footnote></para>
<para>The &name; presses <keycombo><keycap>Ctrl</keycap><keycap>P</keycap></keycombo> or takes <menuchoice><guimenu>File</guimenu>
  <guimenuitem>Start</guimenuitem></menuchoice>.</para>
<variablelist><varlistentry><term><option>-s</option></term><listitem><para>Starts it.</para></listitem></varlistentry>
<varlistentry><term><option>-e</option></term><listitem><para>Ends it.</para></listitem></varlistentry></variablelist>
<section><sectioninfo><title>Gates</title><edition>2</edition></sectioninfo>
<orderedlist><listitem><para>Light the lamp.</para></listitem><listitem><para>Open it.</para></listitem></orderedlist>
<screen><![CDATA[gate -o <file>]]></screen>
<figure><info><title>A gate</title></info><mediaobject/></figure>
<table><title>Levels</title><tgroup cols="2"><thead><row><entry>Basin</entry><entry>Level</entry></row></thead>
<tbody><row><entry>Lower</entry><entry>3</entry></row></tbody></tgroup></table></section></chapter></book>`;
    const { title, blocks } = await read(source, 'basins.xml');
    expect(title).toBe('Keeping basins');
    expect(shown(blocks)).toEqual([
      'heading | Keeping basins',
      'heading | Pumps',
      `prose | ${joined('A pump')}`,
      'prose | The Keeper presses Ctrl+P or takes File → Start.',
      'list | - `-s`: Starts it. / - `-e`: Ends it.',
      'heading | Gates',
      'list | 1. Light the lamp. / 2. Open it.',
      'code | gate -o <file>',
      'prose | Levels',
      'table | Basin ¦ Level / Lower ¦ 3',
    ]);
  });

  it('is one where it is a part that another file puts together', async () => {
    const { blocks } = await read(
      '<!-- pumps --><sect1 id="pumps">\n<title>Pumps</title><para>A pump moves water (<xref linkend="gates" />) to the basin.</para></sect1>',
      'pumps.xml',
    );
    expect(shown(blocks)).toEqual(['heading | Pumps', 'prose | A pump moves water to the basin.']);
  });

  it('or in Mallard has its title, its steps and its terms', async () => {
    const source = `<page xmlns="http://projectmallard.org/1.0/" type="topic" id="pumps"><info>
<credit type="author"><name>Ada Example</name></credit><desc>Start a pump.</desc></info>
<title>Starting a pump</title><p>${lines('A pump')}</p>
<steps><item><p>Press <keyseq><key>Ctrl</key><key>P</key></keyseq>.</p></item><item><p>Wait.</p></item></steps>
<section><title>At night</title><terms><item><title>Lamp</title><p>Lights the gate.</p></item></terms></section></page>`;
    const { blocks } = await read(source, 'pumps.page');
    expect(shown(blocks)).toEqual([
      'heading | Starting a pump',
      `prose | ${joined('A pump')}`,
      'list | 1. Press Ctrl+P. / 2. Wait.',
      'heading | At night',
      'list | - Lamp: Lights the gate.',
    ]);
  });
});

describe('the source of a text in LaTeX', () => {
  it('has its sections, lists, programs, tables and formulas, and nothing that is said to the printer', async () => {
    const source =
      String.raw`\documentclass[11pt]{article}
\newcommand{\Pump}{Pump 2000\xspace}
\title{Keeping \emph{basins}}
\begin{document}
\maketitle
\tableofcontents
% not yet
\section{Pumps}\label{sec:pumps}
A \Pump{} moves water from the \emph{lower} basin (see section~\ref{sec:gates}) to the upper one~--- it runs at
night.\footnote{Not in winter.} It costs 5\,\% of \$3 \& more in the Caf\'e, ` +
      "``cheap''" +
      String.raw` as it is \cite{ada}.

It falls at $v = \sqrt{2gh}$.
\begin{itemize}
\item<1-> by \textbf{day} % or so
\item by night
  \begin{enumerate}
  \item when the moon shines
  \end{enumerate}
\end{itemize}
\begin{description}
\item[Gate] opens the \texttt{-o} basin.
\item[Lamp] lights it.
\end{description}
\subsection*{Gates}\label{sec:gates}
\begin{lstlisting}[language=sh]
gate -o <file> % open
\end{lstlisting}
\begin{table}[h]\caption{Levels}
\begin{tabular}{l|r}
\hline
Basin & Level \\ \hline
Lower & 3 \\
Upper & 9
\end{tabular}
\end{table}
Type \verb|gate_s| to wait, as \GATE{} says.
\end{document}
This is not read.`;
    const { title, blocks } = await read(source, 'basins.tex');
    expect(title).toBe('Keeping basins');
    expect(shown(blocks)).toEqual([
      'heading | Pumps',
      'prose | A Pump 2000 moves water from the lower basin to the upper one — it runs at night. It costs 5 % of $3 & more in the Café, “cheap” as it is.',
      'prose | It falls at $v = \\sqrt{2gh}$.',
      'list | - by day / - by night /   1. when the moon shines',
      'list | - Gate: opens the `-o` basin. / - Lamp: lights it.',
      'heading | Gates',
      'code | gate -o <file> % open',
      'table | Basin ¦ Level / Lower ¦ 3 / Upper ¦ 9',
      'prose | Type `gate_s` to wait, as GATE says.',
    ]);
  });

  it('has what is typed within formulas, and is read as soon where nothing is closed', async () => {
    const source = (times: number): string => String.raw`\documentclass{article}
\begin{document}
\section{Levels}
The level is \(a \verb|+| b\) as long as $\verb|gate| \ne 3$ holds.
${'\\begin{verbatim}\\begin{align}\\[\\( x '.repeat(times)}
\end{document}`;
    const taken = async (times: number): Promise<number> => {
      const start = performance.now();
      await read(source(times), 'levels.tex');
      return performance.now() - start;
    };
    const { blocks } = await read(source(3000), 'levels.tex');
    const short = await taken(3000);
    // Four times the text: sixteen times the time where each opening looks for its end.
    expect((await taken(12_000)) / short).toBeLessThan(10);
    expect(shown(blocks)[1]).toMatch(
      /^prose \| The level is \$a `\+` b\$ as long as \$`gate` \\ne 3\$ holds\./,
    );
  });

  it('is none where words lead to what is shown of LaTeX', async () => {
    const { blocks } = await read(
      [
        lines('A pump'),
        '',
        '    \\documentclass{article}',
        '    \\begin{document}',
        '',
        lines('A gate'),
      ].join('\n'),
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['prose', 'code', 'prose']);
  });
});

it('names that stand in a paragraph of their own begin the one that tells of them', async () => {
  const told = (name: string): string =>
    `\`\`${name}\`\`\n\n  The ${name} of the pump house, which its keeper sets each spring.\n\n  Default: none.\n`;
  const settings = (names: readonly string[]): string =>
    `Settings\n========\n\n${names.map(told).join('\n')}`;
  const { blocks } = await read(settings(['level', 'depth', 'width']), 'pumps.rst');
  expect(shown(blocks)).toContain(
    'prose | `depth`: The depth of the pump house, which its keeper sets each spring.',
  );
  const { blocks: few } = await read(settings(['level', 'depth']), 'pumps.rst');
  expect(shown(few)).toContain('prose | `depth`');
});
