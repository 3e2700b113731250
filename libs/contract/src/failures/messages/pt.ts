import type { sentencesOfFailures } from '../../sentences-of-failures.ts';
import { type Translation, wordsOf } from '../../words.ts';

const { number, plural } = wordsOf('pt');

export const pt: Translation<typeof sentencesOfFailures> = {
  model_key_refused: ({ variable, model }) =>
    `O provedor do modelo recusou a chave. Quem opera este servidor deve conferir ${variable} e se a chave permite usar ${model}.`,
  model_unknown: ({ model }) =>
    `O provedor não conhece o modelo ${model}. Quem opera este servidor deve conferir MODEL e MODEL_BASE_URL.`,
  model_quota_spent: ({ provider }) =>
    `A conta no provedor do modelo (${provider}) esgotou a cota. Quem opera este servidor deve conferir a cobrança.`,
  material_too_long: ({ model }) =>
    `O material é longo demais para o modelo ${model}. Tente com menos documentos, com documentos mais curtos ou com um modelo de contexto maior.`,
  model_rejected: ({ model }) =>
    `O modelo ${model} não aceitou o pedido. Talvez outro aceite; ele é definido em MODEL.`,
  model_busy:
    'O provedor do modelo está limitando os pedidos no momento. Tente de novo em um minuto.',
  model_too_slow: ({ model }) =>
    `O modelo ${model} não respondeu a tempo. Tente de novo ou aumente MODEL_TIMEOUT_MS.`,
  model_away: ({ model }) =>
    `O modelo ${model} está fora do ar ou com problemas no momento. Tente de novo em alguns minutos.`,
  model_declined: ({ model }) =>
    `O modelo ${model} se recusou a escrever sobre este tema. Tente formular o tema de outra maneira ou use outro modelo.`,
  model_answer_unusable: ({ model }) =>
    `O modelo ${model} respondeu duas vezes de um jeito que não dá para usar. Tente de novo ou use outro modelo.`,
  author_answer_unusable: 'O autor respondeu de um jeito que não dá para usar.',
  author_failed: 'O autor integrado não conseguiu trabalhar com estas fontes.',
  author_stopped: 'O autor integrado parou enquanto escrevia. Tente de novo.',
  calls_spent: ({ count }) =>
    `Seriam necessárias mais do que as ${number(count)} chamadas ao modelo que estão pagas; por isso, a escrita parou aí.`,
  nothing_found:
    'Não foi encontrado nada com que escrever este curso. Envie um documento sobre o tema ou escolha um dos temas de exemplo.',
  no_sources_agreed: 'Nenhuma fonte foi encontrada, e um curso sem fontes não era desejado.',
  lessons_failed: ({ failed, lessons }) =>
    plural(failed, {
      one: `${number(failed)} de ${number(lessons)} aulas não pôde ser escrita.`,
      other: `${number(failed)} de ${number(lessons)} aulas não puderam ser escritas.`,
    }),
  no_lesson_written: 'Nenhuma das aulas pôde ser escrita.',
  lesson_stays: 'A aula fica como estava.',
  rewrite_stopped: 'Interrompido. A aula fica como estava.',
  rewrite_unchanged: 'As fontes não contêm mais nada para esta aula, então ela fica como estava.',
  rewrite_our_fault: 'Uma falha nossa impediu que a aula fosse reescrita. Ela fica como estava.',
  no_question_usable: 'Nenhuma das novas perguntas serviu.',
  outline_not_confirmed: ({ days }) =>
    plural(days, {
      one: `O sumário não foi confirmado em ${number(days)} dia; por isso, o curso foi interrompido.`,
      other: `O sumário não foi confirmado em ${number(days)} dias; por isso, o curso foi interrompido.`,
    }),
  sources_not_agreed: ({ days }) =>
    plural(days, {
      one: `Nenhuma fonte foi encontrada, e ninguém aceitou um curso sem fontes em ${number(days)} dia; por isso, ele foi interrompido.`,
      other: `Nenhuma fonte foi encontrada, e ninguém aceitou um curso sem fontes em ${number(days)} dias; por isso, ele foi interrompido.`,
    }),
  our_fault: 'Não foi possível escrever o curso por causa de uma falha nossa.',
  lesson_our_fault: 'Não foi possível escrever esta aula por causa de uma falha nossa.',
  lesson_fault: 'Algo inesperado deu errado durante a escrita.',
  lesson_stopped: 'A escrita foi interrompida antes de esta aula ficar completa.',
  export_failed: 'Não foi possível criar o arquivo. Tente de novo.',
};
