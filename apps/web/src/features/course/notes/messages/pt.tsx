import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, minute } = wordsOf('pt');

const pt: Messages = {
  notes: 'Notas',
  notes_counted: ({ count }) => (count === 0 ? 'Notas' : `Notas (${number(count)})`),
  note: 'Nota',

  selection: 'Texto selecionado',
  reach_toolbar: 'Pressione Tab para destacar o texto selecionado ou escrever uma nota sobre ele.',
  colors: { yellow: 'Amarelo', green: 'Verde', blue: 'Azul', pink: 'Rosa' },
  sample: 'Aa',
  highlight_in: ({ color }) => `Destacar: ${color}`,
  highlighted: 'Destacado.',
  write_note: 'Nota',
  copy: 'Copiar',
  copied: 'Copiado.',
  copy_failed: 'Seu navegador não permite copiar aqui. Use o menu dele.',
  too_long: ({ max }) => `Selecione no máximo ${number(max)} caracteres para destacá-los.`,
  too_many: ({ max }) =>
    plural(max, {
      one: `Um curso guarda ${number(max)} nota ou destaque. Remova-o para fazer outro.`,
      other: `Um curso guarda no máximo ${number(max)} notas e destaques. Remova alguns para fazer outros.`,
    }),

  color: 'Cor',
  text: 'Sua nota',
  saved_by_itself: 'É salva sozinha quando você sai do campo.',
  full: ({ max }) =>
    `Uma nota tem no máximo ${number(max)} caracteres. Escreva o resto em outro trecho.`,
  done: 'Concluir',
  remove: 'Remover',
  removed: 'Removido.',
  undo: 'Desfazer',
  passage_gone: 'O trecho não está mais no texto.',

  conflict: 'Alterada em dois dispositivos',
  conflict_why:
    'Esta nota foi alterada em dois dispositivos que não sabiam um do outro. Os dois textos ficam guardados até você escolher.',
  written_at: ({ time }) => `Escrito: ${minute(time)}`,
  keep_this: ({ number: which }) => `Manter só o texto ${number(which)}`,
  keep_all: 'Manter os dois em uma nota',
  settle: 'Escolher',

  empty: 'Ainda não há notas.',
  empty_how:
    'Selecione um trecho em uma aula para destacá-lo ou escrever uma nota sobre ele. Todos ficam listados aqui.',
  download: 'Baixar em Markdown',
  export_title: ({ topic }) => `Notas: ${topic}`,
  lesson_gone: 'Aulas que não estão mais no curso',
  show_passage: 'Mostrar na aula',
  show_lesson: 'Abrir a aula',
  edit: 'Editar',
};
export default pt;
