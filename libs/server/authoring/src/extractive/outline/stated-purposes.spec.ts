import { describe, expect, it } from 'vitest';
import { answeredIn } from '../phrases/answers.ts';
import { basicsOf } from '../phrases/introductions.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { namesBefore } from './codes-taught.ts';
import { withoutPurpose } from './stated-purposes.ts';

describe('a heading that states a purpose', () => {
  it.each([
    ['en', 'To open a gate', 'Open a gate'],
    ['es', 'Para abrir una compuerta', 'Abrir una compuerta'],
    ['pt', 'Para abrir uma comporta', 'Abrir uma comporta'],
    ['fr', 'Pour ouvrir une vanne', 'Ouvrir une vanne'],
    ['it', 'Per aprire una chiusa', 'Aprire una chiusa'],
    ['ru', 'Чтобы открыть шлюз', 'Открыть шлюз'],
    ['uk', 'Щоб відкрити шлюз', 'Відкрити шлюз'],
    ['pl', 'Aby otworzyć śluzę', 'Otworzyć śluzę'],
    ['de', 'So öffnen Sie das Tor', 'Das Tor öffnen'],
    ['de', 'So geben Sie die Höhe ein', 'Die Höhe eingeben'],
    ['ko', '수문을 열려면', '수문을 열기'],
    ['ja', '水門を開くには', '水門を開く'],
    ['en', 'To the keeper', 'To the keeper'],
    ['es', 'Para mujeres del valle', 'Para mujeres del valle'],
  ])('is the deed itself in %s: %s', (language, heading, deed) => {
    expect(withoutPurpose(heading, language)).toBe(deed);
  });
});

describe('a heading that introduces', () => {
  it.each([
    ['es', 'Introducción a la presa', 'Explicar los conceptos básicos de la presa'],
    ['pt', 'Introdução ao canal', 'Explicar as noções básicas do canal'],
    ['fr', 'Introduction aux vannes', 'Expliquer les bases des vannes'],
    ['fr', 'Introduction à l’écluse', 'Expliquer les bases de l’écluse'],
    ['it', 'Introduzione alla diga', 'Spiegare le basi della diga'],
    ['it', "Introduzione all'acqua", "Spiegare le basi dell'acqua"],
    ['nl', 'Inleiding in de sluizen', 'De basis van de sluizen uitleggen'],
    ['de', 'Einführung in die Regelung', 'Die Grundlagen der Regelung erklären'],
    ['de', 'Einführung in Schleusen', 'Die Grundlagen von Schleusen erklären'],
    ['de', 'Einführung in die neue Regelung', undefined],
    ['ru', 'Введение в работу шлюза', 'Объяснить работу шлюза'],
    ['uk', 'Вступ до роботи шлюзу', 'Пояснити основи роботи шлюзу'],
    ['pl', 'Wprowadzenie do śluz', 'Wyjaśnić podstawy śluz'],
    ['zh', '水闸简介', '说明水闸的基本内容'],
    ['ja', '水門入門', '水門の基本を説明する'],
    ['ko', '수문 소개', '수문의 기본 설명하기'],
    ['ar', 'مقدمة في السدود', 'شرح أساسيات السدود'],
    ['es', 'La presa', undefined],
  ])('is to be known in its basics in %s: %s', (language, heading, objective) => {
    expect(basicsOf(heading, language)).toBe(objective);
  });
});

describe('a question', () => {
  it.each([
    ['es', '¿Cómo puedo abrir la compuerta?', 'Explicar cómo abrir la compuerta'],
    ['es', '¿Qué es una compuerta?', 'Explicar qué es una compuerta'],
    ['es', '¿Cómo abro la compuerta?', undefined],
    ['pt', 'O que é uma comporta?', 'Explicar o que é uma comporta'],
    ['fr', 'Qu’est-ce qu’une vanne ?', 'Expliquer ce qu’est une vanne'],
    ['fr', 'Comment ouvrir la vanne ?', 'Expliquer comment ouvrir la vanne'],
    ['it', 'Come si può aprire la chiusa?', 'Spiegare come aprire la chiusa'],
    ['it', "Cos'è una chiusa?", 'Spiegare che cos’è una chiusa'],
    ['de', 'Was ist ein Wehr?', 'Erklären, was ein Wehr ist'],
    ['de', 'Wie kann ich das Tor öffnen?', 'Das Tor öffnen'],
    ['de', 'Wie kann ich mein Tor öffnen?', undefined],
    ['nl', 'Wat is een sluis?', 'Uitleggen wat een sluis is'],
    ['ru', 'Что такое шлюз?', 'Объяснить, что такое шлюз'],
    ['ru', 'Как мне открыть шлюз?', 'Объяснить, как открыть шлюз'],
    ['ru', 'Почему мой шлюз закрыт?', undefined],
    ['uk', 'Що таке шлюз?', 'Пояснити, що таке шлюз'],
    ['pl', 'Co to jest śluza?', 'Wyjaśnić, co to jest śluza'],
    ['zh', '什么是水闸？', '说明什么是水闸'],
    ['zh', '我如何打开水闸？', undefined],
    ['ja', '水門とは何ですか?', '水門とは何かを説明する'],
    ['ja', '水門を開ける方法は?', '水門を開ける方法を説明する'],
    ['ko', '수문이란 무엇입니까?', '수문이란 무엇인지 설명하기'],
  ])('is answered in its own words in %s: %s', (language, question, objective) => {
    expect(answeredIn(question, language)).toBe(objective);
  });
});

describe('a language with few phrases', () => {
  it.each('bg cs da el eu fi hr hu id ko nb no sk sr sv tr vi'.split(' '))(
    'has a verb to every objective in %s',
    (language) => {
      const { explain, inOwnWords, purposes, define } = phrasesFor(language);
      const objectives = [
        explain('Pumpe') ?? inOwnWords('Pumpe'),
        inOwnWords('Pumpe'),
        purposes(['Pumpe']),
        define(['Pumpe']),
      ];
      for (const objective of objectives) {
        expect(objective).toMatch(/Pumpe/);
        expect(objective.replace(/\P{L}*Pumpe\P{L}*/u, '')).toMatch(/\p{L}{3}/u);
      }
      expect(explain('Pumpe?')).toMatch(/\p{L}/u);
    },
  );
});

describe('the names before a title', () => {
  it.each([
    ['pump_open - open a pump', ['pump_open']],
    ['GateKeeper: Dam Toolkit', ['GateKeeper']],
    ['y0, y1, … – functions of water', ['y0', 'y1']],
    ['Options - System', []],
    ['Gates: how they move', []],
  ])('are those of programs and calls: %s', (title, names) => {
    expect(namesBefore(title)).toEqual(names);
  });
});
