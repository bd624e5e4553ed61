import { HORAS_GUARDADA } from '../exportacao/exportacao.tables.ts'
import type { Palavra } from './palavra.data.ts'
import type { Tela } from './tela.tables.ts'

/** What a screen tells of itself: what it is for, how it is used by keys, and the words that it shows. */
export type Ajuda = {
  finalidade: string
  /** Keys of its fields and lists; the shortcuts of the page itself are told by the code that answers them. */
  teclas: readonly (readonly [tecla: string, efeito: string])[]
  palavras: readonly Palavra[]
}

const ENTER_BUSCA = ['Enter', 'No campo do paciente ou do número: procurar'] as const
const LINHA = ['↑ ↓', 'Na tabela: a linha de cima, a de baixo'] as const
/** Of a table whose rows are headed by links. */
const LINHA_LIGADA = [
  ['J e K, ou ↓ ↑', 'Na tabela: a linha de baixo, a de cima'],
  ['Home e End', 'Na tabela: a primeira linha, a última'],
] as const

/** The help of every screen that there is (Interface B6.11). */
export const ajudas: Readonly<Record<Tela['pagina'], Ajuda>> = {
  HomePage: {
    finalidade:
      'O começo do dia: procurar um paciente, ver o que falta nas guias abertas e baixar a planilha das senhas.',
    teclas: [ENTER_BUSCA],
    palavras: ['associado', 'guia', 'senha', 'pendencia', 'imagemInicial', 'justificativa'],
  },
  ElegibilidadePage: {
    finalidade:
      'Saber, antes de sentar o paciente, se ele pode ser atendido, o que o plano cobre, desde quando e quanto ele paga.',
    teclas: [ENTER_BUSCA],
    palavras: ['associado', 'cartao', 'carencia', 'coparticipacao', 'evento', 'faces', 'regiao'],
  },
  SolicitarAutorizacaoPage: {
    finalidade:
      'Liberar a senha de um paciente numa especialidade e abrir a guia em que o tratamento é pedido.',
    teclas: [ENTER_BUSCA],
    palavras: ['associado', 'senha', 'guia', 'complementar', 'carencia'],
  },
  ConsultaGTOsPage: {
    finalidade:
      'Achar guias por paciente, número, situação ou período, ver o que falta em cada uma e exportar a lista.',
    teclas: [ENTER_BUSCA, ...LINHA_LIGADA],
    palavras: ['guia', 'situacao', 'pendencia', 'senha', 'glosa'],
  },
  CapturaExamesPage: {
    finalidade:
      'Capturar, com o número do pedido, o cartão e a data de nascimento, o pedido de exames que o paciente traz, e abrir a sua guia.',
    teclas: [['Enter', 'Num campo: capturar']],
    palavras: ['associado', 'cartao', 'guia', 'senha', 'regiao'],
  },
  EnvioImagensPage: {
    finalidade:
      'Achar uma guia que espera imagens, ver o que cada evento dela pede em cada momento e enviar os arquivos.',
    teclas: [['Enter', 'No campo do número: abrir a guia'], ...LINHA_LIGADA],
    palavras: ['guia', 'evento', 'imagemInicial', 'pendencia'],
  },
  LinhaDentePage: {
    finalidade:
      'Ver tudo o que foi feito num dente e todas as imagens dele, dia a dia, e comparar duas delas lado a lado.',
    teclas: [
      ['Setas', 'Nos dentes: ir de um a outro; Enter escolhe'],
      ['A, D', 'Numa imagem: compará-la como antes, ou como depois'],
    ],
    palavras: ['associado', 'evento', 'imagemInicial', 'guia'],
  },
  AcervoDigitalPage: {
    finalidade:
      'Ver as imagens de um paciente em todas as guias dele e dos exames vinculados a elas, por data, dente e tipo.',
    teclas: [ENTER_BUSCA, ['?', 'Na imagem aberta: os seus atalhos']],
    palavras: ['associado', 'guia', 'evento', 'imagemInicial'],
  },
  VincularExamesPage: {
    finalidade:
      'Ver os exames que você pediu e a radiologia já enviou, e dizer por quais guias eles respondem, ou que não precisam de nenhuma.',
    teclas: [ENTER_BUSCA, LINHA, ['Espaço', 'No exame ou na guia: marcar ou soltar']],
    palavras: ['associado', 'guia', 'imagemInicial', 'pendencia'],
  },
  SolicitacaoExamePage: {
    finalidade:
      'Pedir radiografias e documentações de um paciente: os exames, os lugares, o que se procura e a hipótese, numa tela só.',
    teclas: [
      ['Enter', 'Na linha: incluir os exames; vazia, ir ao que falta'],
      ['Esc', 'Na linha: fechar a lista, depois limpar'],
      ['Espaço', 'Na lista: marcar o exame'],
      ['Setas, Enter', 'No odontograma: andar e escolher o dente'],
    ],
    palavras: ['associado', 'pedidoExame', 'documentacaoOrto', 'foco', 'regiao', 'justificativa', 'rascunho'],
  },
  CancelamentoGTOPage: {
    finalidade: 'Cancelar, com um motivo, guias que ainda podem ser canceladas, uma ou várias de uma vez.',
    teclas: [ENTER_BUSCA, ...LINHA_LIGADA, ['Espaço', 'Na linha: escolher a guia ou soltá-la']],
    palavras: ['guia', 'situacao', 'senha'],
  },
  ComunicadosPage: {
    finalidade:
      'Ler o que a operadora comunica à sua rede: os não lidos aparecem com a palavra, e abrir um o marca como lido.',
    teclas: [
      ['Enter', 'Procurar, ou abrir o comunicado'],
      ['J e K, ou ↓ ↑', 'Na lista: o comunicado de baixo, o de cima'],
    ],
    palavras: ['etiqueta'],
  },
  BibliotecaPage: {
    finalidade:
      'Achar, ler e guardar em PDF os guias, os prazos e as tabelas da sua rede, cada um com a versão e a data.',
    teclas: [
      ['Esc', 'No campo: mostrar tudo de novo'],
      ['Enter', 'No título: ler o arquivo'],
    ],
    palavras: ['glosa', 'faces', 'regiao', 'guia', 'senha'],
  },
  BeneficiarioInativoPage: {
    finalidade:
      'Ver as guias abertas de pacientes cujo plano terminou e registrar que você sabe: o que for realizado depois do fim do plano não é coberto.',
    teclas: [
      ['Espaço', 'Marcar a guia'],
      ['Shift+clique', 'Marcar da anterior até esta'],
      ['Ctrl+Enter', 'Dar ciência das marcadas'],
    ],
    palavras: ['ciencia', 'guia', 'situacao'],
  },
  ManutencoesPage: {
    finalidade:
      'Ver as manutenções do mês com o seu valor, liberar de uma vez as senhas das escolhidas, e acompanhar cada tratamento mês a mês.',
    teclas: [
      ...LINHA_LIGADA,
      ['Espaço', 'Marcar a manutenção'],
      ['Shift+clique', 'Marcar da anterior até esta'],
      ['Ctrl+Enter', 'Liberar as marcadas; na janela, confirmar'],
    ],
    palavras: ['associado', 'manutencao', 'prazoTratamento', 'guia', 'senha'],
  },
  ReanalisePrazoPage: {
    finalidade:
      'Pedir mais meses para um tratamento ortodôntico do que a operadora concedeu, com o motivo e as imagens, e acompanhar a resposta.',
    teclas: [
      ['Enter', 'No campo do paciente: procurar; no nome: abrir o prazo'],
      ...LINHA_LIGADA,
      ['Espaço', 'Na imagem: escolhê-la ou soltá-la'],
    ],
    palavras: ['associado', 'prazoTratamento', 'guia', 'justificativa'],
  },
  RecursoGlosaPage: {
    finalidade:
      'Ver o que o pagamento negou, até quando se pode recorrer e em que itens cabe, enviar o recurso de uma guia ou de várias e acompanhar as decisões.',
    teclas: [
      ['Espaço', 'Marcar a guia'],
      ['Shift+clique', 'Marcar da anterior até esta'],
      ['Enter', 'No número da guia: abrir o recurso dela'],
      ...LINHA_LIGADA,
    ],
    palavras: ['glosa', 'recurso', 'evento', 'justificativa', 'guia'],
  },
  DemonstrativoPagamentoPage: {
    finalidade:
      'Ver o que foi pago e o que foi glosado, por pagamento ou por guias, até cada evento, com o motivo, levar em Excel ou PDF e conciliar com o extrato do banco.',
    teclas: [
      ['Enter', 'Na linha: abrir o que ela soma, ou fechar; no campo das guias: juntar o número digitado'],
      ['Backspace', 'No campo das guias vazio: tirar a última'],
      [
        'Setas',
        'Na conciliação: ir de um pagamento a outro; com o foco no pagamento todo, para baixo, ao botão dele',
      ],
      ['N', 'Na conciliação, em um botão ou link do pagamento: recusar o depósito sugerido'],
      ['R', 'Na conciliação, no pagamento: ver só as guias glosadas dele, para recorrer'],
    ],
    palavras: ['repasse', 'glosa', 'franquia', 'encaminhamento', 'protocolo', 'guia', 'evento'],
  },
  RecursoPage: {
    finalidade:
      'Recorrer do que o pagamento negou em uma guia: ver o motivo de cada evento, dizer o que há de novo, enviar uma só vez e acompanhar a decisão.',
    teclas: [['Espaço', 'No evento: recorrer dele, ou deixá-lo fora']],
    palavras: ['glosa', 'guia', 'evento', 'protocolo', 'repasse'],
  },
  RelatorioGtoDigitalPage: {
    finalidade:
      'Ver o que foi enviado em um período, por token ou por encaminhamento, pelo dia do envio ou da realização, quanto somou e o que foi feito de cada evento, e levar em Excel.',
    teclas: [...LINHA_LIGADA],
    palavras: ['token', 'encaminhamento', 'glosa', 'franquia', 'protocolo', 'evento'],
  },
  IndicadoresReajustePage: {
    finalidade:
      'Ver o que o reajuste anual pede, o que já está atendido e o que falta, o bônus e o nível a que isso leva, por unidade também, e quando se negocia.',
    teclas: [['Enter', 'No critério: abrir as linhas por trás do número']],
    palavras: ['criterio', 'bonus', 'nivelQualidade', 'dataBase', 'glosa'],
  },
  QualidadeDesempenhoPage: {
    finalidade:
      'Ver como a clínica trabalha em números de doze meses, ao lado da meta e da rede, com as linhas por trás de cada um, e que hábito evita o que mais custou.',
    teclas: [
      ['Enter', 'No indicador ou na glosa: abrir o mês a mês e as linhas'],
      ['← →', 'No gráfico: o mês anterior, o seguinte; Enter mostra só as linhas dele'],
    ],
    palavras: ['indicador', 'mediana', 'glosa', 'recurso', 'encaminhamento'],
  },
  TrocaSenhaPage: {
    finalidade: 'Trocar a senha com que se entra no portal. As regras da senha nova ficam ao lado do campo.',
    teclas: [['Enter', 'Trocar senha']],
    palavras: ['senha'],
  },
  AtualizacaoCadastralPage: {
    finalidade:
      'Conferir os contatos, renovar os alvarás por foto ou PDF e ver as especialidades e o corpo clínico do cadastro.',
    teclas: [['← →', 'Nas partes do cadastro: a anterior, a seguinte']],
    palavras: ['alvara', 'corpoClinico', 'protocolo'],
  },
  ExportacoesPage: {
    finalidade: `Acompanhar as planilhas grandes enquanto o servidor as faz, e baixá-las por ${HORAS_GUARDADA} horas, mesmo depois de sair e voltar.`,
    teclas: [],
    palavras: ['guia', 'senha', 'repasse'],
  },
  PrazosPage: {
    finalidade:
      'Ver numa lista só tudo o que vence se ninguém agir, com o que para e quanto está em risco, e ir direto resolver.',
    teclas: [['Enter', 'Na linha: abrir onde o prazo se resolve'], ...LINHA_LIGADA],
    palavras: ['senha', 'pendencia', 'alvara', 'desistencia'],
  },
  TermosPage: {
    finalidade: 'Ler e imprimir, como eram, os termos que você aceitou, com data, hora e quem aceitou.',
    teclas: [],
    palavras: ['aceite', 'resumo', 'versao'],
  },
  TermosPendentesPage: {
    finalidade: 'Ler até o fim os termos que a sua rede pede e aceitar um por um ou, depois de lidos, todos.',
    teclas: [['↓ ou Espaço', 'No texto do termo: rolar até o fim']],
    palavras: ['aceite', 'versao'],
  },
  GuiaPage: {
    finalidade:
      'Pedir e acompanhar um tratamento: incluir eventos, saber o que seria negado e por quê, enviar, mandar imagens, datar, assinar e encaminhar. Dentro do odontograma, a tecla ? mostra as teclas dos dentes e das faces.',
    teclas: [['Enter', 'No campo Incluir evento: incluir o que se escreveu']],
    palavras: [
      ...(['guia', 'rascunho', 'linhaInclusao', 'evento', 'faces', 'regiao', 'justificativa'] as const),
      ...(['imagemInicial', 'imagemFinal', 'auditoria', 'glosa', 'coparticipacao'] as const),
      ...(['senha', 'complementar', 'token', 'encaminhamento'] as const),
    ],
  },
  PedidosExamesPage: {
    finalidade:
      'Ver os pedidos de exames que você fez: o que a operadora decidiu, até quando uma unidade os captura e as imagens que chegaram.',
    teclas: [
      ['Enter', 'No número do pedido: abrir o pedido'],
      ['J e K, ou ↓ ↑', 'Na tabela: o pedido de baixo, o de cima'],
    ],
    palavras: ['pedidoExame', 'captura', 'situacao', 'auditoria'],
  },
  SolicitacaoPage: {
    finalidade:
      'Acompanhar um pedido de exames: a decisão de cada exame, quem tem de agir e até quando, e as imagens e os laudos que a unidade enviou.',
    teclas: [['Enter', 'Na imagem: abrir no visualizador']],
    palavras: ['pedidoExame', 'captura', 'hipotese', 'foco', 'laudo', 'glosa', 'auditoria'],
  },
  ImpressaoSolicitacaoPage: {
    finalidade: 'Ver o pedido de exames como o paciente o leva à unidade, imprimi-lo ou guardá-lo em PDF.',
    teclas: [],
    palavras: ['pedidoExame', 'captura', 'foco'],
  },
  CartaNegativaPage: {
    finalidade:
      'Ler, imprimir ou guardar em PDF a carta que explica ao paciente o que o plano não cobriu na guia, por quê, e o que ele pode fazer.',
    teclas: [],
    palavras: ['guia', 'evento', 'glosa', 'carencia'],
  },
  CartaCoberturaPage: {
    finalidade:
      'Ler, imprimir ou guardar em PDF a carta que explica ao paciente por que o plano não cobre um evento hoje, e o que ele pode fazer.',
    teclas: [],
    palavras: ['evento', 'glosa', 'carencia'],
  },
  ImpressaoRecursoPage: {
    finalidade:
      'Ler o recurso como foi enviado, com a decisão de cada evento, imprimi-lo ou guardá-lo em PDF.',
    teclas: [],
    palavras: ['guia', 'evento', 'glosa'],
  },
  ImpressaoDemonstrativoPage: {
    finalidade: 'Ler o demonstrativo de um pagamento, imprimi-lo ou guardá-lo em PDF.',
    teclas: [],
    palavras: ['guia', 'evento', 'glosa'],
  },
  EstimativaPage: {
    finalidade:
      'Ler, imprimir ou guardar em PDF quanto o plano e o paciente pagam do tratamento da guia, e até quando isso vale.',
    teclas: [],
    palavras: ['guia', 'evento', 'coparticipacao', 'senha'],
  },
  ImpressaoGuiaPage: {
    finalidade: 'Ver a guia como ela sai no papel, imprimi-la ou guardá-la em PDF.',
    teclas: [],
    palavras: ['guia', 'evento', 'glosa', 'senha'],
  },
}
