import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number } = wordsOf('pt');
const called = (title: string) => (title ? `“${title}”` : 'O novo item');

const pt: Messages = {
  add_module: 'Adicionar um módulo',
  add_lesson: 'Adicionar uma aula',
  add_lesson_to: ({ title }) =>
    title ? `Adicionar uma aula a “${title}”` : 'Adicionar uma aula ao novo módulo',
  modules_full: ({ max }) => `Um curso tem no máximo ${number(max)} módulos.`,
  lessons_full: ({ max }) => `Um módulo tem no máximo ${number(max)} aulas.`,

  removed: ({ title }) => `${called(title)}: removido.`,
  removed_on_save: ({ title }) => `${called(title)}: será removido quando você salvar.`,
  stays: ({ title }) => `${called(title)}: permanece.`,
  lesson_added: 'Uma nova aula no fim do módulo. Dê um título a ela.',
  module_added: 'Um novo módulo no fim. Dê um título a ele.',
  module_moved: ({ title, place, of }) => `${called(title)}: posição ${place} de ${of}.`,
  lesson_moved: ({ title, module, place, of }) =>
    `${called(title)}: módulo ${module}, posição ${place} de ${of}.`,

  module_called: ({ title }) => (title ? `o módulo “${title}”` : 'o novo módulo'),
  lesson_called: ({ title }) => (title ? `“${title}”` : 'a nova aula'),
  place_of: ({ name }) => `Posição: ${name}`,
  move_up: 'Mover para cima',
  move_down: 'Mover para baixo',
  remove: 'Remover',
  move_this_up: ({ name }) => `Mover ${name} para cima`,
  move_this_down: ({ name }) => `Mover ${name} para baixo`,
  move_to_module: ({ name }) => `Mover ${name} para outro módulo`,
  remove_this: ({ name }) => `Remover ${name}`,
  new_module: 'Novo módulo',
  new_lesson: 'Nova aula',
  full: ({ title }) => `${title} (cheio)`,

  module_title: 'Título do módulo',
  lesson_title: 'Título da aula',
  module_placeholder: 'De que trata o módulo',
  lesson_placeholder: 'De que trata a aula',
  description: 'Descrição',
  description_of: ({ name }) => `Descrição – ${name}:`,
  hide_description: 'Ocultar a descrição',
  add_description: 'Adicionar uma descrição',
  objectives: 'Objetivos, um por linha',

  module_gone: ({ title }) => <>{title}: módulo removido, com suas aulas.</>,
  module_gone_on_save: ({ title }) => (
    <>{title}: o módulo será removido com suas aulas quando você salvar.</>
  ),
  lesson_gone: ({ title }) => <>{title}: aula removida.</>,
  lesson_gone_on_save: ({ title }) => <>{title}: a aula será removida quando você salvar.</>,
  put_back: 'Restaurar',
  put_this_back: ({ title }) => `Restaurar “${title}”`,
};
export default pt;
