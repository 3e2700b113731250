import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

export default {
  bring: 'Trazer perguntas…',
  title: 'Trazer perguntas',
  lead: ({ formats }) =>
    `Perguntas de outros programas entram nos quizzes deste curso. Arquivos que podem ser lidos: ${formats}. Nada muda antes que você as veja.`,
  choose_file: 'Escolher um arquivo',
  choose_another: 'Escolher outro arquivo',
  or_drop: 'ou solte-o aqui.',
  too_large: ({ max }) => `Este arquivo é grande demais: são lidos no máximo ${max}.`,
  reading: ({ name }) => `Lendo ${name}…`,
  offline: 'Você está offline. As perguntas podem ser trazidas quando a conexão voltar.',
  found: ({ count, name }) =>
    plural(count, {
      one: `${number(count)} pergunta encontrada em ${name}`,
      many: `${number(count)} perguntas encontradas em ${name}`,
      other: `${number(count)} perguntas encontradas em ${name}`,
    }),
  none_usable: ({ name }) => `${name} tem perguntas, mas nenhuma que uma aula possa fazer.`,
  unchecked:
    'Estas perguntas não são conferidas com as fontes do curso, e quem lê fica sabendo disso.',
  all: 'Todas',
  none: 'Nenhuma',
  take: ({ question }) => `Trazer: ${question}`,
  lesson: 'Aula',
  lesson_of: ({ question }) => `Aula para: ${question}`,
  in_file: ({ where }) => `No arquivo, em ${where}`,
  found_by: {
    title: 'A aula tem esse nome',
    words: 'A aula trata do mesmo assunto',
    none: 'Nenhuma aula combina: escolha uma',
  },
  known: 'Já está neste curso',
  lost: {
    picture: 'Uma imagem ficou de fora',
    options: 'Algumas respostas erradas ficaram de fora',
    sound: 'Uma gravação ficou de fora',
    borrowed: 'As respostas erradas são de outros cartões',
    typed: 'Quem lê compara a própria resposta',
  },
  show_more: ({ count }) =>
    plural(count, {
      one: `Mostrar mais ${number(count)}`,
      many: `Mostrar mais ${number(count)}`,
      other: `Mostrar mais ${number(count)}`,
    }),
  not_understood: ({ count }) =>
    plural(count, {
      one: `${number(count)} entrada do arquivo não foi entendida`,
      many: `${number(count)} entradas do arquivo não foram entendidas`,
      other: `${number(count)} entradas do arquivo não foram entendidas`,
    }),
  entry: ({ place, said }) => (said ? `N.º ${number(place)}, “${said}”` : `N.º ${number(place)}`),
  left_off: ({ count }) =>
    plural(count, {
      one: `Mais ${number(count)} passa do que um arquivo pode trazer.`,
      many: `Mais ${number(count)} passam do que um arquivo pode trazer.`,
      other: `Mais ${number(count)} passam do que um arquivo pode trazer.`,
    }),
  problems: {
    typed_answer: 'a resposta é digitada, e o arquivo não diz qual é',
    number_answer: 'a resposta é um número digitado, que aqui não é verificado',
    several_right: 'várias respostas estão certas; aqui exatamente uma está',
    none_right: 'nenhuma resposta está marcada como certa',
    options_few: 'não há duas respostas diferentes para escolher',
    options_alike: 'uma resposta errada diz o mesmo que a certa',
    pairs_count: 'relacionar pede de três a cinco pares diferentes; ordenar, de três a seis itens',
    too_long: 'um dos textos é longo demais',
    no_text: 'não tem texto, talvez só uma imagem',
    kind_unknown: 'este tipo de pergunta não existe aqui',
    damaged: 'está incompleta ou danificada',
  },
  add: ({ count }) =>
    plural(count, {
      one: `Adicionar ${number(count)} pergunta`,
      many: `Adicionar ${number(count)} perguntas`,
      other: `Adicionar ${number(count)} perguntas`,
    }),
  adding: 'Adicionando as perguntas…',
  read_again: 'Ler o arquivo de novo',
  added: ({ count }) =>
    plural(count, {
      one: `${number(count)} pergunta adicionada.`,
      many: `${number(count)} perguntas adicionadas.`,
      other: `${number(count)} perguntas adicionadas.`,
    }),
  were_known: ({ count }) =>
    plural(count, {
      one: `${number(count)} já estava lá.`,
      many: `${number(count)} já estavam lá.`,
      other: `${number(count)} já estavam lá.`,
    }),
  were_full: ({ count, max }) =>
    plural(count, {
      one: `${number(count)} ficou de fora: uma aula tem no máximo ${number(max)} perguntas.`,
      many: `${number(count)} ficaram de fora: uma aula tem no máximo ${number(max)} perguntas.`,
      other: `${number(count)} ficaram de fora: uma aula tem no máximo ${number(max)} perguntas.`,
    }),
  take_back: 'Cada uma destas aulas tem uma nova versão. Para desfazer, restaure a anterior:',
  versions_of: ({ lesson, count }) =>
    plural(count, {
      one: `${lesson}: ${number(count)} pergunta`,
      many: `${lesson}: ${number(count)} perguntas`,
      other: `${lesson}: ${number(count)} perguntas`,
    }),
  cancel: 'Cancelar',
  done: 'Concluído',
} satisfies Messages;
