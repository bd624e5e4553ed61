/** What the words of the screens mean, for whoever is new at the desk (Interface B6.11). */
export const palavras = {
  aceite: ['Aceite', 'O registro de que você leu e concorda com um termo: quem, quando e de onde.'],
  alvara: ['Alvará', 'O documento que permite à clínica funcionar, com número e validade.'],
  associado: ['Associado', 'O paciente que tem o plano. Acha-se pelo cartão, pelo CPF ou pelo nome.'],
  auditoria: ['Auditoria', 'A análise da operadora sobre o que nenhuma regra decide sozinha.'],
  bonus: ['Bônus', 'O que os critérios atendidos somam ao reajuste, até um teto que a rede publica.'],
  captura: [
    'Captura',
    'O que a unidade de radiologia faz com o número do pedido, o cartão e o nascimento: dali em diante os exames são dela.',
  ],
  carencia: ['Carência', 'O tempo de plano que um tipo de tratamento pede antes da primeira cobertura.'],
  cartao: ['Cartão', 'O número do paciente no plano, de até nove algarismos.'],
  ciencia: ['Ciência', 'O registro de que você sabe que o plano do paciente terminou: quem o deu, e quando.'],
  complementar: ['Guia complementar', 'Uma guia que acrescenta eventos a outra, já autorizada.'],
  corpoClinico: ['Corpo clínico', 'Os dentistas que atendem com o seu código de credenciado.'],
  coparticipacao: [
    'Coparticipação',
    'A parte do valor que o paciente paga, conforme o plano: no balcão ou, onde o plano diz, à operadora, depois.',
  ],
  criterio: ['Critério', 'Um indicador com meta e peso no reajuste: atendido, o peso entra no bônus.'],
  dataBase: ['Data-base', 'O aniversário do contrato: o dia de que o reajuste vale.'],
  desistencia: [
    'Desistência',
    'O registro de que você deixa um prazo passar, com o motivo; pode ser retirado.',
  ],
  documentacaoOrto: [
    'Documentação',
    'Um conjunto de exames com um código só; o que ela já inclui não se pede ao lado.',
  ],
  encaminhamento: [
    'Encaminhar para pagamento',
    'Dizer que o tratamento acabou, com datas, imagens e assinatura.',
  ],
  etiqueta: ['Etiqueta', 'O assunto de um comunicado; escolhida, mostra os que o têm.'],
  evento: ['Evento', 'Um procedimento da guia, com o código TUSS de oito algarismos.'],
  faces: [
    'Faces',
    'Os lados do dente: O oclusal, I incisal, M mesial, D distal, V vestibular, L lingual, P palatina.',
  ],
  foco: ['Foco', 'O que se procura num dente ou região do exame, em até 120 letras.'],
  franquia: ['Franquia', 'A parte do paciente, recebida no balcão: não entra no que a operadora paga.'],
  glosa: ['Glosa', 'O que a operadora não paga, com o código e o texto da tabela 38 da TISS.'],
  guia: ['Guia', 'O pedido de tratamento de um paciente (GTO, ficha), do primeiro evento ao pagamento.'],
  hipotese: ['Hipótese diagnóstica', 'O que o dentista suspeita; orienta a unidade que faz o exame.'],
  imagemFinal: ['Imagem final', 'A que mostra o tratamento feito; é pedida antes do pagamento.'],
  imagemInicial: [
    'Imagem inicial',
    'A que mostra por que o tratamento é preciso; é pedida antes da autorização.',
  ],
  indicador: ['Indicador', 'Um número de doze meses fechados, com a fórmula escrita e as linhas por trás.'],
  justificativa: ['Justificativa', 'O motivo escrito pelo dentista, onde uma regra o pede.'],
  laudo: ['Laudo', 'O que a unidade escreve sobre as imagens, em PDF.'],
  linhaInclusao: [
    'Incluir evento',
    'O campo que põe um evento na guia, numa linha: dente ou região, faces e código, como em 26 OM 85100200.',
  ],
  mediana: [
    'Mediana',
    'O número do meio: metade dos credenciados está acima dele, metade abaixo. De menos de cinco não se diz.',
  ],
  nivelQualidade: [
    'Nível de qualidade',
    'A, B ou C, pela parte dos pesos atendida; multiplica o índice negociado.',
  ],
  manutencao: [
    'Manutenção',
    'A consulta mensal do tratamento ortodôntico: uma guia por mês do calendário; o mês não feito se perde.',
  ],
  pedidoExame: [
    'Pedido de exames',
    'O que um dentista pede a uma unidade de radiologia (SOL), com um número e uma validade.',
  ],
  pendencia: ['Pendência', 'O que falta numa guia para ela seguir: imagem, justificativa ou correção.'],
  prazoTratamento: [
    'Prazo do tratamento',
    'Quantos meses de manutenção a operadora concedeu ao tratamento ortodôntico, na guia inicial ou na de prorrogação.',
  ],
  protocolo: ['Protocolo', 'O número que prova um pedido; informe-o ao falar com a operadora.'],
  rascunho: ['Rascunho', 'A guia ainda não enviada. Guarda-se sozinha e volta depois de uma queda.'],
  recurso: ['Recurso', 'O pedido para a operadora rever o que glosou. Cada guia tem um só, com um prazo.'],
  regiao: ['Região', 'Parte da boca que não é um dente só: arcada, hemiarcada, sextante.'],
  repasse: [
    'Repasse',
    'O pagamento do mês: o que fechou até o dia 20 é publicado no dia 1 e pago no dia 10.',
  ],
  resumo: ['Resumo SHA-256', 'Um número tirado do texto: outro texto daria outro número.'],
  senha: ['Senha da guia', 'A autorização do atendimento, com validade. Não é a senha do portal.'],
  situacao: ['Situação', 'Em que ponto está a guia, com o motivo e o próximo passo.'],
  token: ['Token', 'O código que o paciente recebe e confirma, no lugar da assinatura em papel.'],
  versao: ['Versão', 'Cada mudança de um termo é uma versão nova, que pede outro aceite.'],
} as const satisfies Record<string, readonly [termo: string, sentido: string]>

export type Palavra = keyof typeof palavras
