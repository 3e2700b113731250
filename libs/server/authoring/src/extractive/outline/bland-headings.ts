/** Headings that say nothing without what they introduce. */
const bland =
  /^(?:introduction|overview|basics?|the basics|usage|basic usage|examples?|getting started|quick ?start|installation|install|setup|api|options|notes?|details|summary|conclusions?|background|general|faq|motivation|introducción|resumen|ejemplos?|uso|instalación|conclusi(?:ón|ones)|présentation|exemples?|utilisation|einleitung|einführung|überblick|beispiele?|zusammenfassung|introduzione|panoramica|esempi|introdução|visão geral|exemplos?|introducció|exemples|abstract|preface|purpose|rationale|requirements|conventions|description|synopsis|name|введение|обзор|описание|примеры?|установка|использование|заключение|параметры|назначение|имя|概述|概览|前言|介绍|简介|引言|示例|例子|安装|用法|总结|描述|选项|名称|小结|小結|要約|概要|はじめに|序章|例|インストール|使い方|まとめ|説明|名前|オプション|مقدمة|نظرة عامة|أمثلة|التثبيت|خاتمة|وصف|परिचय|उदाहरण|सारांश|विवरण|avant-propos|préface|résumé|vorwort|beschreibung|optionen|bezeichnung|übersicht|prefazione|sommario|descrizione|opzioni|nome|prefacio|prólogo|descripción|opciones|nombre|prefácio|descrição|opções|paramètres|nom|objetivos?|propósito)$/i;

const opening =
  /^(?:introduction|overview|preface|foreword|getting started|introducción|prefacio|prólogo|introduction|avant-propos|préface|einleitung|einführung|vorwort|überblick|introduzione|prefazione|introdução|prefácio|introducció|введение|предисловие|概述|概览|概覽|介绍|简介|引言|前言|序章|はじめに|概要|مقدمة|परिचय)$/iu;

/** "Overview": a heading that names nothing. */
export const isBland = (heading: string): boolean => bland.test(heading.trim());

/** What a book may call its first part: enough of a title there. */
export const isOpening = (heading: string): boolean => opening.test(heading.trim());
