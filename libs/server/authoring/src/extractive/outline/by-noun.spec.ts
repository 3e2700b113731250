import { describe, expect, it } from 'vitest';
import { askedByNoun } from '../phrases/by-noun.ts';
import { phrasesFor } from '../phrases/phrases.ts';

describe('what can be done with a section of a kind', () => {
  it.each([
    ['en', 'types of gates', 'Tell the types of gates apart'],
    ['en', 'differences between gates and locks', 'Tell gates from locks'],
    ['en', 'comparison of gates and locks', 'Compare gates and locks'],
    ['en', 'advantages of iron gates', 'Name the advantages of iron gates'],
    ['en', 'history of the dam', 'Outline the history of the dam'],
    ['en', 'description of the gate', 'Explain the gate'],
    ['en', 'use of gates', 'Use gates'],
    ['en', 'gate reference', 'Use the gate reference'],
    ['en', 'naming conventions', 'Follow the naming conventions'],
    ['en', 'tips for keepers', 'Apply the tips for keepers'],
    ['en', 'dam quick start', 'Get started with dam'],
    ['en', 'gates of iron', undefined],
    ['en', 'types of gates: iron', undefined],
    ['en', 'questions about gates', 'Answer questions about gates'],
    ['de', 'Überblick über die Schleusen', 'Einen Überblick über die Schleusen geben'],
    ['de', 'Fragen zum Wehr', 'Fragen zum Wehr beantworten'],
    ['es', 'Visión general de la presa', 'Dar una visión general de la presa'],
    ['fr', 'Vue d’ensemble du barrage', 'Donner une vue d’ensemble du barrage'],
    ['it', 'Panoramica della diga', 'Dare una panoramica della diga'],
    ['pt', 'Perguntas sobre comportas', 'Responder às perguntas sobre comportas'],
    ['nl', 'Overzicht van de sluizen', 'Een overzicht geven van de sluizen'],
    ['ru', 'Обзор шлюзов', 'Дать обзор шлюзов'],
    ['uk', 'Огляд шлюзів', 'Дати огляд шлюзів'],
    ['pl', 'Przegląd śluz', 'Przedstawić przegląd śluz'],
    ['de', 'Arten von Schleusen', 'Arten von Schleusen unterscheiden'],
    ['de', 'Vorteile von Schleusen', 'Vorteile von Schleusen nennen'],
    ['de', 'Tipps für Wärter', 'Tipps für Wärter anwenden'],
    ['es', 'Tipos de compuertas', 'Distinguir los tipos de compuertas'],
    ['es', 'Ventajas de la presa', 'Nombrar las ventajas de la presa'],
    ['es', 'Consejos para guardas', 'Aplicar los consejos para guardas'],
    ['fr', 'Types de vannes', 'Distinguer les types de vannes'],
    ['fr', 'Avantages des vannes', 'Citer les avantages des vannes'],
    ['it', 'Tipi di chiuse', 'Distinguere i tipi di chiuse'],
    ['it', 'Vantaggi della diga', 'Elencare i vantaggi della diga'],
    ['pt', 'Tipos de comportas', 'Distinguir os tipos de comportas'],
    ['pt', 'Dicas para guardas', 'Aplicar as dicas para guardas'],
    ['nl', 'Soorten sluizen', 'Soorten sluizen onderscheiden'],
    ['ru', 'Виды шлюзов', 'Различать виды шлюзов'],
    ['ru', 'Преимущества шлюзов', 'Назвать преимущества шлюзов'],
    ['uk', 'Види шлюзів', 'Розрізняти види шлюзів'],
    ['pl', 'Rodzaje śluz', 'Rozróżniać rodzaje śluz'],
    ['zh', '水闸的类型', '区分水闸的类型'],
    ['ja', '水門の種類', '水門の種類を区別する'],
    ['ko', '수문의 종류', '수문의 종류 구별하기'],
    ['ar', 'أنواع السدود', 'التمييز بين أنواع السدود'],
    ['hi', 'बाँध के प्रकार', 'बाँध के प्रकार पहचानना'],
  ])('is said in %s of %s', (language, heading, objective) => {
    expect(askedByNoun(heading, language)).toBe(objective);
  });

  it.each([
    ['other gates', undefined],
    ['related locks', undefined],
    ['the dam manual', undefined],
    ['logging example', 'Explain the logging example'],
    ['customizing the behavior of old gates', 'Explain customizing the behavior of old gates'],
    ['dealing with floods', 'Explain dealing with floods'],
    ['gates overview', 'Explain the basics of gates'],
    ['gate overview', undefined],
  ])('is nothing where %s is no thing of its own', (heading, objective) => {
    expect(phrasesFor('en').explain(heading)).toBe(objective);
  });
});
