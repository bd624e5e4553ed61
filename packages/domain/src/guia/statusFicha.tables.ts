import type { Tom } from '../tom.ts'

/** Whose turn it is to act. */
export type Responsavel = 'credenciado' | 'operadora' | 'beneficiario'

export interface LinhaStatusFicha {
  codigo: number
  nome: string
  rotulo: string
  tom: Tom
  /** What the status means, in the words of the reception desk. */
  ajuda: string
  proximoPasso: string
  /** Who must act next; absent where nobody has to. */
  responsavel?: Responsavel
  /**
   * Working days that `responsavel` has, counted from the day the status was entered; absent where there is no term, and
   * of an appeal, whose day is the contract's (`fimRespostaRecurso`).
   */
  prazoDiasUteis?: number
}

/** The 22 guide statuses of Spec §4, in its order. The terms are ours: the specification names none. */
export const statusFichas = [
  {
    codigo: -1,
    nome: 'semHistorico',
    rotulo: 'Sem histórico',
    tom: 'neutro',
    ajuda: 'Não há registro de movimentação para esta guia.',
    proximoPasso: 'Confira o número da guia ou fale com a operadora.',
  },
  {
    codigo: 0,
    nome: 'desconhecido',
    rotulo: 'Situação desconhecida',
    tom: 'neutro',
    ajuda: 'A operadora não informou a situação desta guia.',
    proximoPasso: 'Atualize a página; se continuar assim, fale com a operadora.',
  },
  {
    codigo: 1,
    nome: 'autorizada',
    rotulo: 'Autorizada',
    tom: 'sucesso',
    ajuda: 'Todos os eventos foram aprovados.',
    proximoPasso: 'Realize os eventos, informe as datas, assine e encaminhe para pagamento.',
    responsavel: 'credenciado',
  },
  {
    codigo: 2,
    nome: 'emAnalise',
    rotulo: 'Em análise',
    tom: 'informacao',
    ajuda: 'A guia depende da avaliação de um auditor da operadora.',
    proximoPasso: 'Se o plano ainda não foi para a auditoria, envie-o; depois aguarde a decisão.',
    responsavel: 'operadora',
    prazoDiasUteis: 5,
  },
  {
    codigo: 3,
    nome: 'naoAutorizada',
    rotulo: 'Não autorizada',
    tom: 'perigo',
    ajuda: 'Todos os eventos foram negados.',
    proximoPasso: 'Veja o motivo em cada evento e, se couber, solicite uma nova guia corrigida.',
  },
  {
    codigo: 4,
    nome: 'aguardandoJustificativa',
    rotulo: 'Aguardando justificativa técnica',
    tom: 'atencao',
    ajuda: 'A operadora precisa de uma justificativa técnica para decidir.',
    proximoPasso: 'Escreva e envie a justificativa técnica.',
    responsavel: 'credenciado',
    prazoDiasUteis: 10,
  },
  {
    codigo: 5,
    nome: 'aguardandoDocumentacao',
    rotulo: 'Aguardando documentação',
    tom: 'atencao',
    ajuda: 'Falta ao menos uma imagem obrigatória.',
    proximoPasso: 'Envie as imagens que faltam.',
    responsavel: 'credenciado',
    prazoDiasUteis: 10,
  },
  {
    codigo: 6,
    nome: 'cancelada',
    rotulo: 'Cancelada',
    tom: 'neutro',
    ajuda: 'A guia foi cancelada e não aceita mais alterações.',
    proximoPasso: 'Se o tratamento continuar, solicite uma nova autorização.',
  },
  {
    codigo: 7,
    nome: 'parcialmenteAutorizada',
    rotulo: 'Parcialmente autorizada',
    tom: 'atencao',
    ajuda: 'Parte dos eventos foi aprovada e parte foi negada.',
    proximoPasso: 'Realize apenas os eventos aprovados, informe as datas, assine e encaminhe para pagamento.',
    responsavel: 'credenciado',
  },
  {
    codigo: 8,
    nome: 'senhaLiberada',
    rotulo: 'Senha liberada',
    tom: 'informacao',
    ajuda: 'A guia foi aberta e os eventos ainda podem ser editados.',
    proximoPasso: 'Preencha os eventos e envie a guia.',
    responsavel: 'credenciado',
  },
  {
    codigo: 9,
    nome: 'enviadaApp',
    rotulo: 'Enviada ao aplicativo',
    tom: 'informacao',
    ajuda: 'O beneficiário recebeu a guia no aplicativo, e os eventos ainda podem ser editados.',
    proximoPasso: 'Preencha os eventos e envie a guia.',
    responsavel: 'credenciado',
  },
  {
    codigo: 10,
    nome: 'encaminhadaPagamento',
    rotulo: 'Encaminhada para pagamento',
    tom: 'informacao',
    ajuda: 'A guia está na fila do próximo processamento de pagamento.',
    proximoPasso: 'Aguarde o processamento.',
    responsavel: 'operadora',
    prazoDiasUteis: 10,
  },
  {
    codigo: 11,
    nome: 'emProcessamento',
    rotulo: 'Em processamento',
    tom: 'informacao',
    ajuda: 'O pagamento da guia está sendo calculado.',
    proximoPasso: 'Aguarde a conclusão do processamento.',
    responsavel: 'operadora',
    prazoDiasUteis: 5,
  },
  {
    codigo: 12,
    nome: 'processada',
    rotulo: 'Processada',
    tom: 'sucesso',
    ajuda: 'O pagamento foi processado, com os valores liberados e glosados de cada evento.',
    proximoPasso: 'Confira o demonstrativo e, se houver glosa, avalie um recurso.',
  },
  {
    codigo: 13,
    nome: 'recursoEmAnalise',
    rotulo: 'Recurso em análise',
    tom: 'informacao',
    ajuda: 'A operadora recebeu o recurso de glosa e está avaliando as justificativas.',
    proximoPasso: 'Aguarde a análise do recurso.',
    responsavel: 'operadora',
  },
  {
    codigo: 14,
    nome: 'recursoEmProcessamento',
    rotulo: 'Recurso em processamento',
    tom: 'informacao',
    ajuda: 'O recurso foi analisado e os valores estão sendo calculados.',
    proximoPasso: 'Aguarde a conclusão do processamento.',
    responsavel: 'operadora',
  },
  {
    codigo: 15,
    nome: 'recursoProcessado',
    rotulo: 'Recurso processado',
    tom: 'sucesso',
    ajuda: 'O recurso foi concluído, com a decisão e o valor liberado de cada evento.',
    proximoPasso:
      'Confira a decisão de cada evento e o valor no demonstrativo. Contra a decisão, procure a ouvidoria.',
  },
  {
    codigo: 16,
    nome: 'senhaLiberadaComplementar',
    rotulo: 'Senha liberada para guia complementar',
    tom: 'informacao',
    ajuda: 'A guia complementar foi aberta e os eventos ainda podem ser editados.',
    proximoPasso: 'Preencha os eventos e envie a guia complementar.',
    responsavel: 'credenciado',
  },
  {
    codigo: 17,
    nome: 'complementarEnviada',
    rotulo: 'Guia complementar enviada',
    tom: 'informacao',
    ajuda: 'A guia complementar foi enviada; seus eventos podem ser realizados, sem auditoria.',
    proximoPasso: 'Realize os eventos, informe as datas, assine e encaminhe para pagamento.',
    responsavel: 'credenciado',
  },
  {
    codigo: 18,
    nome: 'tokenSolicitado',
    rotulo: 'Token solicitado',
    tom: 'informacao',
    ajuda: 'O pedido de token está na fila de envio ao aplicativo do beneficiário.',
    proximoPasso: 'Aguarde o token ser gerado.',
    responsavel: 'operadora',
    prazoDiasUteis: 1,
  },
  {
    codigo: 19,
    nome: 'tokenGerado',
    rotulo: 'Token gerado',
    tom: 'atencao',
    ajuda: 'O beneficiário recebeu o token e precisa confirmar os eventos realizados.',
    proximoPasso: 'Peça ao beneficiário que confirme o atendimento no aplicativo.',
    responsavel: 'beneficiario',
    prazoDiasUteis: 2,
  },
  {
    codigo: 20,
    nome: 'encaminhadaPagamentoToken',
    rotulo: 'Encaminhada para pagamento via token',
    tom: 'informacao',
    ajuda: 'O beneficiário confirmou o atendimento e a guia está na fila de pagamento.',
    proximoPasso: 'Aguarde o processamento.',
    responsavel: 'operadora',
    prazoDiasUteis: 10,
  },
] as const satisfies readonly LinhaStatusFicha[]

type StatusDaTabela = (typeof statusFichas)[number]
export type StatusFicha = StatusDaTabela['codigo']
export type NomeStatusFicha = StatusDaTabela['nome']

/** The code by its name: `statusFicha.autorizada` is 1. */
export const statusFicha = Object.fromEntries(statusFichas.map((linha) => [linha.nome, linha.codigo])) as {
  readonly [L in StatusDaTabela as L['nome']]: L['codigo']
}

/** Statuses in which nobody has to act: the guide is cancelled, denied or paid, its appeal has ended, or none is known. */
export const statusEncerrados: readonly StatusFicha[] = statusFichas
  .filter((linha) => !('responsavel' in linha))
  .map((linha) => linha.codigo)

/** Statuses from the payment's judgement on: what speaks against an event is a run's to tell. */
export const statusJulgados: ReadonlySet<number> = new Set<StatusFicha>([
  statusFicha.processada,
  statusFicha.recursoEmAnalise,
  statusFicha.recursoEmProcessamento,
  statusFicha.recursoProcessado,
])

/** Statuses in which nothing was sent yet. */
export const statusAEnviar: readonly StatusFicha[] = [
  statusFicha.senhaLiberada,
  statusFicha.senhaLiberadaComplementar,
  statusFicha.enviadaApp,
]

/** Statuses in which somebody still decides of what was sent. */
export const statusADecidir: readonly StatusFicha[] = [
  statusFicha.emAnalise,
  statusFicha.aguardandoJustificativa,
  statusFicha.aguardandoDocumentacao,
]

/** Statuses in which the work is authorised: it is done, dated, signed and forwarded. */
export const statusARealizar: readonly StatusFicha[] = [
  statusFicha.autorizada,
  statusFicha.parcialmenteAutorizada,
  statusFicha.complementarEnviada,
]

/** Statuses in which the practice has the patient in hand: released, judged or being judged, and not on its way to be paid. */
export const statusEmAndamento: readonly StatusFicha[] = [
  ...statusAEnviar,
  ...statusADecidir,
  ...statusARealizar,
]

export function isStatusFicha(codigo: number): codigo is StatusFicha {
  return statusFichas.some((linha) => linha.codigo === codigo)
}

/** The row of a status; a code that is not in the table reads as `desconhecido` (Spec §4.1). */
export function getStatusFicha(
  codigo: number,
): LinhaStatusFicha & { nome: NomeStatusFicha; codigo: StatusFicha } {
  return statusFichas.find((linha) => linha.codigo === codigo) ?? statusFichas[1]
}
