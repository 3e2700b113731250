/** Portuguese words that stand for each other: one group between two semicolons. */
export const portuguese = `
começar iniciar principiar; começo início princípio; acabar terminar concluir finalizar; fim término final conclusão;
continuar prosseguir; executar realizar efetuar; acontecer ocorrer suceder; conter incluir compreender abranger;
precisar necessitar requerer exigir; permitir deixar autorizar possibilitar; proibir vedar interditar;
impedir evitar prevenir; mostrar exibir apresentar indicar; dar fornecer oferecer proporcionar; obter receber conseguir;
tirar retirar remover extrair; aceitar admitir; recusar rejeitar; fazer realizar criar produzir;
produzir fabricar gerar; construir edificar erguer; mudar alterar modificar variar; transformar converter;
substituir trocar; eliminar remover apagar excluir; acrescentar adicionar juntar; pôr colocar meter;
unir ligar juntar conectar; separar dividir repartir; usar utilizar empregar aproveitar; uso utilização emprego;
gerir administrar; ajudar auxiliar assistir; melhorar aperfeiçoar; aumentar crescer subir; diminuir reduzir baixar descer;
levar transportar carregar conduzir; enviar mandar remeter transmitir; viajar deslocar; chegar alcançar atingir;
partir sair; voltar regressar retornar; responder replicar; pedir solicitar; perguntar indagar; chamar denominar designar nomear;
descobrir encontrar achar detetar; procurar buscar pesquisar; verificar conferir controlar; garantir assegurar;
estudar examinar analisar investigar; pensar julgar crer considerar; entender compreender perceber; saber conhecer;
escolher selecionar optar; decidir resolver; estabelecer fixar determinar definir; explicar esclarecer; descrever;
causar provocar originar; motivo razão causa; consequência efeito resultado; destruir demolir arrasar; quebrar partir;
estragar danificar; proteger defender resguardar; guardar conservar armazenar manter; abrir; fechar encerrar;
encher preencher; esvaziar; limpar lavar; cozinhar cozer; misturar mexer; cortar; comprar adquirir; vender comercializar;
pagar saldar; custar valer; ganhar vencer; perder; lutar combater; morrer falecer; nascer surgir; viver morar habitar residir;
trabalhar laborar; ensinar instruir; aprender; escrever redigir; durar prolongar; ficar permanecer restar; parecer;
grande amplo vasto enorme; pequeno reduzido diminuto; longo comprido extenso; curto breve; alto elevado; baixo reduzido;
rápido veloz ligeiro; rapidamente depressa; forte potente robusto; fraco débil; novo recente; velho antigo;
fácil simples; difícil complexo árduo; importante relevante significativo; necessário indispensável preciso obrigatório;
suficiente bastante; frequente habitual; frequentemente amiúde; quase cerca; aproximadamente cerca; sobretudo principalmente;
completamente totalmente inteiramente; atualmente hoje agora; antes anteriormente; depois posteriormente seguidamente;
imediatamente logo; juntamente conjuntamente; também igualmente; porém contudo todavia; grátis gratuito gratuitamente;
manual manualmente mão; erro falha defeito; método modo maneira forma processo; tipo género espécie; parte porção secção;
lugar local sítio; zona área região; país estado nação; cidade; casa habitação moradia; edifício prédio construção;
rua estrada via; carro automóvel viatura; navio barco embarcação; comboio trem; comida alimento; pessoa indivíduo;
gente pessoas; habitante morador residente; criança menino; médico doutor; doença enfermidade moléstia; tratamento terapia;
remédio medicamento fármaco; trabalho emprego ofício; trabalhador operário empregado funcionário; dinheiro; preço custo tarifa;
guerra conflito; exército tropas; lei norma regra; acordo pacto tratado; chefe diretor responsável; rei monarca soberano;
obra; quadro pintura tela; livro volume; pasta diretório; ficheiro arquivo; ecrã monitor tela; mensagem comunicação;
programa aplicação software; utilizador usuário; senha palavra-passe; aparelho dispositivo equipamento; quantidade número;
período época; ano anual anualmente; dia diário diariamente; mês mensal; solo terreno terra; árvore; montanha monte serra;
usar servir recorrer utilizar; aplicar usar; poder possível permitir conseguir capaz; habilitar autorizar; necessário
precisar necessidade dever exigir; dever obrigação obrigar obrigatório; forçar obrigar; iniciar arrancar abrir; parar
cessar interromper deter; acabar cessar; produzir formar criar gerar; surgir nascer provir originar resultar; vir
provir derivar; formar constituir compor; consistir compor constituir; ter possuir dispor haver; possuir deter; conter
haver; tornar transformar virar ficar passar; tornar fazer deixar; aumento crescimento subida; aumentar elevar
ampliar; crescer desenvolver; diminuição redução queda descida; diminuir encurtar atenuar; descer cair; ajudar
contribuir favorecer apoiar; vantagem benefício proveito; desvantagem contrapartida inconveniente; causar gerar
induzir trazer; levar causar conduzir provocar; dever causa motivo graças influência; mostrar revelar demonstrar
manifestar; declarar afirmar dizer; considerar julgar achar; conhecido célebre famoso; encontrar localizar situar
achar; detectar reconhecer identificar; vigiar observar supervisionar controlar; observar ver notar; ver avistar
perceber; ouvir escutar; manter conservar; salvar gravar guardar; apagar remover eliminar; anular cancelar; adicional
mais outro suplementar; inserir introduzir; entrar penetrar; sair deixar partir; deixar abandonar; instalar montar;
ligar associar; fundir unir; repartir distribuir dividir; trocar mudar substituir; mover deslocar transferir; lançar
atirar jogar; emitir libertar liberar soltar; absorver reter; reter guardar segurar; devolver restituir voltar;
restaurar repor; apertar premir pressionar carregar; puxar tirar; girar rodar volta; reparar consertar arranjar; dano
prejuízo estrago; avaria falha; ruir cair desabar; desastre catástrofe; proteger resguardar proteção; medir medição;
calcular determinar; obrigar impor; aprovar aceitar aprovação; confirmar confirmação ratificar; rejeitar recusar;
corrigir emendar; soma montante valor quantia; despesa custo gasto; aluguel renda; inquilino arrendatário; dono
proprietário possuidor; venda vender; compra comprar; lucro ganho; rendimento receita; imposto taxa tributo; morte
falecimento óbito; vida existência; ocorrer suceder verificar; durar demorar levar; demorar tardar levar; duração
tempo período; aparecer surgir; desaparecer sumir; explicar dever influência; representar constituir; chamar conhecido
dizer; depender conforme; influenciar afetar influir alterar; diferir distinguir; diferente distinto diverso; igual
idêntico mesmo; semelhante parecido similar; superar exceder ultrapassar superior; superior maior elevado alto;
inferior menor baixo; corresponder equivaler; pertencer caber; caber pertencer ficar incumbir; funcionar operar
trabalhar; fundar instituir criar; inventar conceber; desenvolver elaborar; reagir responder; informar avisar
comunicar notificar; aviso alerta notificação; tentar procurar; teste prova ensaio exame; estudo ensaio pesquisa
investigação; governar reger; eleger nomear designar; seguir acompanhar; respeitar cumprir observar; cobrir revestir;
cercar rodear; queimar arder; fogo incêndio; derreter fundir; gelar congelar gelo geada; evaporar vapor; fluir correr
escoar; sofrer padecer; curar sarar tratar; comer alimentar consumir; alimentar nutrir; beber ingerir ingestão tomar;
dormir repousar descansar; descanso repouso pausa; casar casamento; criança filho; mulher feminino; homem masculino;
nobre nobreza; perigo risco ameaça; medo receio temor; objetivo fim finalidade propósito; meio instrumento; falta
carência escassez; excesso demasiado; parte fração quota; pedaço fragmento; maioria maior; número quantidade quanto;
elemento componente; conjunto grupo; série sequência; lista rol; forma figura aspeto; sabor gosto; cheiro odor;
barulho ruído som; velocidade rapidez; devagar lentamente; peso pesado pesar; altura altitude alto; profundidade
profundo; comprimento comprido; largura largo; espessura grosso; camada nível; borda margem beira; limite fronteira;
centro meio; interior dentro; exterior fora; cimo topo cume superfície; base fundo; chão solo; pedra rocha; costa
litoral; vento ar; umidade humidade úmido húmido molhado; seco secar; frio gelo; calor quente; luz luminoso; sol
solar; energia força potência; utilização uso usar; material matéria substância; mistura misturar; organismo entidade
instituição órgão autoridade; corpo organismo; empresa firma companhia; patrão empregador; reunião sessão assembleia;
município câmara; público aberto; norma regulamento; acordo tratado entender; assinar assinatura; direito faculdade;
obra livro; escrito texto documento; imagem figura foto fotografia; palavra termo; dado informação; cientista
pesquisador investigador; descoberta descobrir; doente paciente; sintoma sinal indício; passo fase etapa; tarefa
trabalho função; configuração definição; botão tecla; cliente comprador; loja estabelecimento comércio; semana
semanal; cada todo; inteiro completo total todo; apenas só somente unicamente exclusivamente; único só; principal
maior fundamental; seguinte posterior próximo; anterior prévio antigo; atual hoje; melhor ótimo; fino delgado; rígido
duro; mole macio; violento intenso forte; seguro certo; claro evidente; exato preciso; vários diverso; próprio
específico; comum difundido; gradualmente progressivamente pouco; automaticamente automático; novamente outra; sempre
constantemente; normalmente geralmente habitualmente; parado imóvel quieto estático fixo; fixo imóvel; acaso sorteio
aleatório; sortear acaso; segredo sigilo; lento vagaroso; leve ligeiro; pano tecido; vaso recipiente pote; gasto
consumo; expectativa esperar esperança; impedir travar; início começar antes; limpeza limpar; alimentação alimentar;
construção construir; pintar pintura; reinício reiniciar; útil utilidade; ligado conectado; explicação motivo;
expulsar afastar; colheita colher recolher; cultivar cultivo plantar; criar criação; vermelho avermelhado; muscular
músculo; polo polar; chinês china; português portugal; espanhol espanha; elevado alto maior; partida saída; solicitar
requerer; tribunal juiz; contestar impugnar; entender acordo;
`;
