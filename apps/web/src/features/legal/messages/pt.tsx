import type { Messages } from './en.tsx';

const pt: Messages = {
  terms: 'Termos de uso',
  terms_text: () => (
    <>
      <p>
        Em resumo: use para aprender, confira o que importa para você e não prejudique ninguém com
        isso.
      </p>
      <h2>O serviço</h2>
      <p>
        O Coursewright escreve cursos a partir de um tema que você indica ou de documentos que você
        envia. Os cursos são escritos por software. As citações permitem conferir cada afirmação com
        a fonte; uma fonte pode estar errada, e o texto também. Não confie apenas em um curso quando
        estiverem em jogo a saúde, o direito, o dinheiro ou a segurança.
      </p>
      <h2>Sua conta</h2>
      <p>
        Uma pessoa, uma conta. Guarde sua senha só para você. É preciso ter idade para aceitar
        termos no lugar onde você mora, ou o consentimento de alguém que a tenha.
      </p>
      <h2>Créditos</h2>
      <p>
        Um crédito gera um curso. O crédito gasto em um curso que falha é devolvido. Os créditos não
        têm valor fora desta instalação e não podem ser transferidos para outra conta.
      </p>
      <p>
        Onde se vendem créditos, o preço é mostrado antes do pagamento, e eles entram no seu saldo
        quando o serviço de pagamento confirma a operação. Quando um pagamento é devolvido ou
        contestado, seus créditos são retirados. O que já tiver sido gasto fica devido e é quitado
        com os próximos créditos que você receber.
      </p>
      <h2>Seus documentos e cursos</h2>
      <p>
        O que você envia continua seu. Envie apenas o que você pode usar dessa forma. Os cursos
        escritos para você são seus para usar; os trechos que eles citam pertencem aos autores das
        fontes, segundo os termos das próprias fontes.
      </p>
      <h2>Uso justo</h2>
      <ul>
        <li>Nenhuma tentativa de invadir, sobrecarregar o serviço ou contornar seus limites.</li>
        <li>Nenhum curso feito para prejudicar, enganar ou assediar pessoas.</li>
        <li>Uma conta usada para isso pode ser desativada.</li>
      </ul>
      <h2>Quem opera isto</h2>
      <p>
        O Coursewright é um software que qualquer pessoa pode operar. O operador desta instalação é
        responsável por ela e pode acrescentar termos próprios.
      </p>
    </>
  ),
  privacy: 'Privacidade',
  counts_nothing:
    'Não há rastreamento nem publicidade, e por isso não há aviso de cookies para fechar.',
  counts_at: ({ collector }) =>
    `Não há publicidade, e ninguém segue você. O operador conta, em ${collector}, que tipos de páginas são abertas e a rapidez com que carregam: sem cookies, sem seu nome e nunca qual curso. Se o seu navegador pede para não ser rastreado, nada é contado.`,
  privacy_text: ({ account, counting }) => (
    <>
      <p>
        O que é guardado sobre você, onde e por quê. Nada disso é vendido. Nenhuma página carrega
        algo de terceiros, exceto o script do serviço de pagamento onde você compra créditos.
      </p>
      <h2>No servidor</h2>
      <ul>
        <li>
          Seu nome, seu e-mail e um hash da sua senha, para que você possa entrar; o idioma dos seus
          e-mails e o tema que você escolheu.
        </li>
        <li>
          Suas sessões, com o nome do navegador e o endereço de rede, para que possam ser encerradas
          e para limitar abusos.
        </li>
        <li>
          Os tokens de API que você cria, como hashes, e as chaves de outros serviços que você
          salva, criptografadas.
        </li>
        <li>
          Que seu endereço já recebeu os créditos grátis, como um hash com chave do qual não se pode
          ler o endereço. Isso permanece quando você exclui a conta.
        </li>
        <li>
          Os documentos que você envia, os cursos escritos a partir deles e o que você faz com um
          crédito.
        </li>
        <li>
          O que você compra: quantos créditos, o valor, quando e o número dado pelo serviço de
          pagamento. Nunca o seu cartão.
        </li>
      </ul>
      <h2>No seu navegador</h2>
      <ul>
        <li>Um cookie que mantém sua sessão. Scripts não podem lê-lo.</li>
        <li>
          Outro pelo qual reconhecemos, por 400 dias, um navegador em que você já entrou, para que
          ninguém que tente adivinhar sua senha possa bloquear seu acesso. Ele contém um número
          aleatório e hashes de até cinco endereços, criptografados.
        </li>
        <li>
          No armazenamento local: um token de acesso de curta duração com seu nome, e-mail e
          créditos, se você já viu as boas-vindas, o tema e o idioma escolhidos, o que você fez em
          um curso até que o servidor o tenha e se quer ser avisado quando um curso estiver pronto.
        </li>
        <li>
          Se você salva cursos offline: esses cursos, com as gravações e os diagramas escolhidos.
          Depois de sair, só ficam os que você escolheu manter no dispositivo.
        </li>
        <li>Em uma aba, até que seja fechada: o que você digitou e ainda não salvou.</li>
      </ul>
      <p>{counting}</p>
      <h2>Outros serviços</h2>
      <p>
        O operador desta instalação decide com que ela escreve e pesquisa. Com o autor integrado,
        nada sai do servidor. Com um modelo de linguagem ou uma busca na web, seu tema e os trechos
        de que uma aula precisa são enviados a esse provedor.
      </p>
      <p>
        Você paga nas páginas de um serviço de pagamento (Stripe), que recebe de nós seu e-mail e o
        que você compra, e de você os dados do cartão ou do banco. O script desse serviço é
        carregado quando você abre a compra de créditos, e não antes. Onde nenhum serviço está
        configurado, nada é vendido a você e nada é enviado.
      </p>
      <h2>Seus direitos</h2>
      <p>
        A sua {account('página da conta')} entrega uma cópia do que está guardado sobre você e
        permite corrigir ou excluir esses dados. O operador desta instalação faz o mesmo se você
        pedir.
      </p>
    </>
  ),
};
export default pt;
