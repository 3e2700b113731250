import type { Messages } from './en.tsx';

const es: Messages = {
  to_come: {
    chat: 'El tutor todavía no está aquí: responderá a tus preguntas sobre esta lección a partir de las fuentes del curso.',
    visualization:
      'La visualización todavía no está aquí: dibujará cómo se relacionan las ideas de esta lección.',
  },
};
export default es;
