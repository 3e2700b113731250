import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('pt');

const pt: Messages = {
  questions_wait: ({ count }) =>
    plural(count, {
      one: `${number(count)} questão mostra o que ficou.`,
      other: `${number(count)} questões mostram o que ficou.`,
    }),
  questions_left: ({ count }) =>
    plural(count, {
      one: `${number(count)} questão ainda não foi respondida.`,
      other: `${number(count)} questões ainda não foram respondidas.`,
    }),
  to_questions: 'Responder às questões',
  finish: 'Concluir a aula',
  finished: 'Concluída',
  finished_said: ({ lesson }) => `Aula ${lesson} concluída`,
  not_finished: 'Marcar como não concluída',
  continue_with: ({ lesson, title }) => (
    <>
      Continuar com {lesson}: {title}
    </>
  ),
  see_learned: 'Ver o que você aprendeu',

  right_of: ({ right, count }) =>
    plural(count, {
      one: `${number(right)} de ${number(count)} resposta certa`,
      other: `${number(right)} de ${number(count)} respostas certas`,
    }),
  unanswered: ({ count }) =>
    plural(count, {
      one: `${number(count)} questão sem resposta`,
      other: `${number(count)} questões sem resposta`,
    }),
  best_of: ({ best }) => `melhor: ${number(best)}`,
  attempts: ({ count }) =>
    plural(count, { one: `${number(count)} tentativa`, other: `${number(count)} tentativas` }),
  not_answered: 'Ainda sem resposta',
  not_counted: 'Não conta',
  you_chose: ({ answer }) => <>Sua resposta: {answer}</>,
  wrong_again: ({ count }) =>
    plural(count, {
      one: `Responder de novo à que errou (${number(count)})`,
      other: `Responder de novo às ${number(count)} que errou`,
    }),
  rest_now: ({ count }) =>
    plural(count, {
      one: `Responder à que falta (${number(count)})`,
      other: `Responder às ${number(count)} que faltam`,
    }),
  all_again: 'Responder a todas de novo',

  before_you_read_on: 'Antes de continuar a leitura',
  answered_right: 'Respondida certo',
  answered_wrong: 'Não exatamente',
  read_on: 'Continuar a leitura',
  pass_over: 'Pular',
  bring_back: ({ count }) =>
    plural(count, {
      one: `${number(count)} questão de uma aula anterior`,
      other: `${number(count)} questões de aulas anteriores`,
    }),
  from_lesson: ({ lesson, title }) => (
    <>
      Da aula {lesson}: {title}
    </>
  ),
  pass_brought_back: 'Pular para o resultado',
  question_gone: 'Esta questão não é mais feita.',

  dispute: 'Esta questão está errada',
  dispute_label: 'O que há de errado com ela? (opcional)',
  dispute_send: 'Enviar',
  dispute_cancel: 'Cancelar',
  disputed: 'Você apontou um erro nesta questão. Ela não conta.',
  disputed_told: 'Enviado a quem fez o curso. A questão não conta.',
  dispute_goes_to: 'Quem fez o curso lê isto, sem o seu nome.',
  count_again: 'Contar de novo',
  disputes: ({ count }) => `Questões apontadas como erradas (${number(count)})`,
  disputes_why:
    'Elas não contam na pontuação. Edite ou reescreva as questões onde estiverem erradas.',
  dispute_said: ({ reason }) => `“${reason}”`,
  reader_reports: ({ count }) => `Questões que leitores acham erradas (${number(count)})`,
  reader_reports_why: 'Leitores da página pública as apontaram. Veja a fonte e então decida.',
  dismiss_reports: ({ count }) =>
    plural(count, {
      one: `Descartar o aviso (${number(count)})`,
      other: `Descartar ${number(count)} avisos`,
    }),
  dismiss_reports_of: ({ lesson, count }) =>
    plural(count, {
      one: `Descartar o aviso (${number(count)}) sobre uma questão da aula ${lesson}`,
      other: `Descartar ${number(count)} avisos sobre uma questão da aula ${lesson}`,
    }),
  to_question: ({ lesson }) => `Aula ${lesson}`,
  show_passage: 'Mostrar a fonte',
  rewrite_questions: 'Reescrever as questões…',
  rewrite_questions_of: ({ lesson }) => `Reescrever as questões da aula ${lesson}…`,

  module_done: ({ module, count }) => `Módulo ${number(module)} de ${number(count)} concluído`,
  course_done: 'Você concluiu o curso',
  lessons: ({ count }) =>
    plural(count, { one: `${number(count)} aula`, other: `${number(count)} aulas` }),
  minutes_read: ({ count }) => `${number(count)} min de leitura`,
  you_can: 'Agora você consegue',
  you_learned: 'O que você aprendeu',
  weak: 'Vale rever',
  up_next: 'O que vem a seguir',
  next_module: ({ module, title }) => (
    <>
      Módulo {number(module)}: {title}
    </>
  ),
  next_why:
    'O que você pratica de novo depois de alguns dias permanece. Então siga para algo novo.',
  practise: 'Responder de novo às que errou',
  new_course: 'Gerar um novo curso',
  to_history: 'Ir para os seus cursos',
  read_again: 'Voltar às aulas',
};
export default pt;
