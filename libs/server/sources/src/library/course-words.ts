/** Words of a topic that say that a course is wanted, not what it is about. */
const words = `introduction intro introductory basics basic fundamentals guide tutorial course lesson beginner beginners advanced learn overview
  understanding explained works work principles everyone complete crash essentials
  funciona funcionan funcionamiento introducción básico básica fundamentos guía curso principiantes aprender conceptos aprende
  introduction débutants cours apprendre bases guide einführung grundlagen kurs lernen anfänger introduzione corso basi guida introdução curso aprender
  básicos введение основы курс начинающих`;
export const courseWords: ReadonlySet<string> = new Set(words.split(/\s+/));
