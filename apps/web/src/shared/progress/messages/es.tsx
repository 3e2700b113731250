import type { Messages } from './en.tsx';

const es: Messages = {
  try_again: 'Intentarlo de nuevo',
  change_request: 'Cambiar la petición',
  needs_credit: 'Consigue antes un crédito; lo que ya está escrito se conserva.',
  goes_on_free: 'Continúa donde se quedó, sin coste adicional.',
  goes_on_for_credit:
    'Continúa donde se quedó y usa el crédito devuelto; un curso cuesta un crédito en total.',
  lesson: {
    planned: 'Prevista',
    writing: 'Escribiéndose',
    readable: 'Lista para leer, falta el cuestionario',
    completed: 'Lista',
    failed: 'Con errores',
  },
  lesson_at_the_end: {
    planned: 'Sin escribir',
    writing: 'Sin escribir',
    readable: 'Lista para leer, sin cuestionario',
    completed: 'Lista',
    failed: 'Con errores',
  },
  not_found: 'Curso no encontrado',
  not_found_why: 'No hay ningún curso en esta dirección, o pertenece a otra cuenta.',
  create_course: 'Crear un curso',
  not_loaded: 'No se ha podido cargar el curso',
  next_in_line: 'el siguiente en la cola',
  in_line: ({ position }) => `el ${position}.º en la cola`,
};
export default es;
