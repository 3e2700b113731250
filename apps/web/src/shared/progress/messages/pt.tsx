import type { Messages } from './en.tsx';

const pt: Messages = {
  try_again: 'Tentar de novo',
  change_request: 'Mudar o pedido',
  needs_credit: 'Primeiro é preciso um crédito; o que já foi escrito fica guardado.',
  goes_on_free: 'Continua de onde parou, sem custo adicional.',
  goes_on_for_credit:
    'Continua de onde parou e usa o crédito devolvido; um curso custa um crédito no total.',
  lesson: {
    planned: 'Planejada',
    writing: 'Sendo escrita',
    readable: 'Pronta para ler, quiz a caminho',
    completed: 'Pronta',
    failed: 'Falhou',
  },
  lesson_at_the_end: {
    planned: 'Não escrita',
    writing: 'Não escrita',
    readable: 'Pronta para ler, sem quiz',
    completed: 'Pronta',
    failed: 'Falhou',
  },
  not_found: 'Curso não encontrado',
  not_found_why: 'Não há curso neste endereço, ou ele pertence a outra conta.',
  create_course: 'Criar um curso',
  not_loaded: 'Não foi possível carregar o curso',
  next_in_line: 'o próximo da fila',
  in_line: ({ position }) => `${position}º na fila`,
};
export default pt;
