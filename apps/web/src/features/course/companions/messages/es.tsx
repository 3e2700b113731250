import type { Messages } from './en.tsx';

const es: Messages = {
  to_come: {
    chat: 'El tutor todavía no está aquí: responderá a tus preguntas sobre esta lección a partir de las fuentes del curso.',
  },
};
export default es;
