import type { NomeCondicao } from './condicao.ts'
import type { NomeEtapa } from './etapa.tables.ts'
import { type NomeStatusFicha, type Responsavel, statusFichas } from './statusFicha.tables.ts'

/** One row of the guide's life: where an action starts and where it may end. */
export interface PassoAcao {
  de: readonly NomeStatusFicha[] | 'qualquer'
  etapas: readonly NomeEtapa[] | 'qualquer'
  /** The next status; with more than one, here or in another step from there, the rules of `statusCalculado.ts` choose. */
  para: readonly NomeStatusFicha[] | 'mesmo'
  etapaPara: readonly NomeEtapa[] | 'mesma'
}

export interface LinhaAcao {
  nome: string
  /** The button's label. */
  rotulo: string
  quem: Responsavel
  /** Asks before acting: only what cannot be undone (sign, cancel, send to payment). */
  confirma: boolean
  /** Checked in this order after the lock and the status; the first that fails is the reason shown. */
  exige: readonly NomeCondicao[]
  passos: readonly PassoAcao[]
  /** Changes what was signed: a signature given before no longer holds and has to be given again. */
  anulaAssinatura?: true
  /** May say of undated events that they were not done; it is asked of the guide as it then stands. */
  declaraNaoRealizados?: true
}

/** Statuses in which the events are still being written: that the patient has the guide too changes nothing of it. */
const editaveis = ['senhaLiberada', 'senhaLiberadaComplementar', 'enviadaApp'] as const
/**
 * Statuses whose approved events can be done. The complementary guide (17) is among them: it is not audited and
 * its events load as "send for payment" (Spec §4), so that its life goes on where an authorised guide's does.
 */
const executaveis = ['autorizada', 'parcialmenteAutorizada', 'complementarEnviada'] as const
const decididas = ['autorizada', 'parcialmenteAutorizada', 'naoAutorizada'] as const
export type NomeStatusDecidido = (typeof decididas)[number]
const execucao = ['planoTratamento', 'tratamentoRealizado'] as const
const naAuditoria = ['auditoria', 'consolidacaoAuditoria'] as const
const encaminhadas = ['encaminhadaPagamento', 'encaminhadaPagamentoToken', 'emProcessamento'] as const
const pagas = ['processada', 'recursoEmAnalise', 'recursoEmProcessamento', 'recursoProcessado'] as const
const semVida: ReadonlySet<NomeStatusFicha> = new Set(['semHistorico', 'desconhecido', 'cancelada'])
/** Every status of a guide that exists and was not cancelled. */
const vivas = statusFichas.map((linha) => linha.nome).filter((nome) => !semVida.has(nome))

function passo(
  de: PassoAcao['de'],
  etapas: PassoAcao['etapas'],
  para: PassoAcao['para'] = 'mesmo',
  etapaPara: PassoAcao['etapaPara'] = 'mesma',
): PassoAcao {
  return { de, etapas, para, etapaPara }
}

/**
 * The life of a guide (Spec §4), as one table: the buttons, the server's refusals and the diagrams of the docs
 * derive from it. What it does not list is refused; a locked guide refuses everything but `unlock`.
 */
export const acoes = [
  {
    nome: 'saveRascunho',
    rotulo: 'Salvar rascunho',
    quem: 'credenciado',
    confirma: false,
    exige: [],
    passos: [passo(editaveis, ['liberacaoSenha'])],
  },
  {
    nome: 'send',
    rotulo: 'Enviar guia',
    quem: 'credenciado',
    confirma: false,
    exige: ['senhaValida', 'temEvento'],
    passos: [
      passo(
        ['senhaLiberada', 'enviadaApp'],
        ['liberacaoSenha'],
        [...decididas, 'emAnalise', 'aguardandoDocumentacao', 'aguardandoJustificativa'],
        execucao,
      ),
      // Undated it stays stored in stage 1: the loading rule of Spec §4 moves it to the treatment plan.
      passo(
        ['senhaLiberadaComplementar'],
        ['liberacaoSenha'],
        ['complementarEnviada'],
        ['liberacaoSenha', 'tratamentoRealizado'],
      ),
    ],
  },
  {
    // The one way to status 9. Not of a complementary guide: loaded so it would be locked before it was filled in (Spec §4).
    nome: 'sendApp',
    rotulo: 'Receber no aplicativo',
    quem: 'beneficiario',
    confirma: false,
    exige: [],
    passos: [passo(['senhaLiberada'], ['liberacaoSenha'], ['enviadaApp'])],
  },
  {
    nome: 'sendJustificativa',
    rotulo: 'Enviar justificativa técnica',
    quem: 'credenciado',
    confirma: false,
    exige: ['temImagemInicial'],
    passos: [passo(['aguardandoJustificativa'], ['planoTratamento'], ['emAnalise'])],
  },
  {
    nome: 'uploadImagem',
    rotulo: 'Enviar imagem',
    quem: 'credenciado',
    confirma: false,
    exige: [],
    passos: [
      passo(['aguardandoDocumentacao'], ['planoTratamento'], ['aguardandoDocumentacao', 'emAnalise']),
      passo([...editaveis, 'aguardandoJustificativa', 'emAnalise', ...executaveis], 'qualquer'),
    ],
  },
  {
    // Presented already: the exam is done, and its unit still adds what its requester waits for (Operadora §3).
    nome: 'attachExame',
    rotulo: 'Enviar imagem ou laudo do exame',
    quem: 'credenciado',
    confirma: false,
    exige: ['exameAberto'],
    passos: [passo(['tokenSolicitado', 'tokenGerado', ...encaminhadas, ...pagas], 'qualquer')],
  },
  {
    nome: 'requestAuditoria',
    rotulo: 'Enviar para auditoria',
    quem: 'credenciado',
    confirma: false,
    exige: [],
    passos: [passo(['emAnalise'], ['planoTratamento'], 'mesmo', ['auditoria'])],
  },
  {
    nome: 'concludeAuditoria',
    rotulo: 'Concluir auditoria',
    quem: 'operadora',
    confirma: false,
    exige: [],
    passos: [
      passo(['emAnalise'], ['auditoria'], 'mesmo', ['consolidacaoAuditoria']),
      // A date told late waits while somebody else holds its place.
      passo(['emAnalise'], ['consolidacaoAuditoria']),
      passo(['emAnalise'], ['consolidacaoAuditoria'], decididas, execucao),
    ],
  },
  {
    nome: 'updateDataEvento',
    rotulo: 'Informar data de realização',
    quem: 'credenciado',
    confirma: false,
    exige: ['algumAprovado'],
    passos: [
      passo(executaveis, execucao, 'mesmo', execucao),
      // Told after the end of the password, for a place that was authorised to another since: a person decides.
      passo(['autorizada', 'parcialmenteAutorizada'], execucao, ['emAnalise'], ['auditoria']),
    ],
    anulaAssinatura: true,
  },
  {
    // The other events of the guide wait with the day: taken back, it leaves them where they were. Operadora §1.
    nome: 'deleteDataEvento',
    rotulo: 'Retirar a data em análise',
    quem: 'credenciado',
    confirma: false,
    exige: [],
    passos: [passo(['emAnalise'], naAuditoria, ['autorizada', 'parcialmenteAutorizada'], execucao)],
  },
  {
    nome: 'sign',
    rotulo: 'Assinar guia',
    quem: 'credenciado',
    confirma: true,
    exige: ['algumAprovado', 'algumDatado', 'naoAssinada'],
    passos: [passo(executaveis, execucao)],
  },
  {
    nome: 'requestToken',
    rotulo: 'Solicitar token',
    quem: 'credenciado',
    confirma: false,
    exige: ['algumEventoComToken', 'algumTokenPedivel', 'todosDatados', 'temImagemFinal', 'assinada'],
    passos: [passo(executaveis, ['tratamentoRealizado'], ['tokenSolicitado'])],
    declaraNaoRealizados: true,
  },
  {
    nome: 'generateToken',
    rotulo: 'Gerar token',
    quem: 'operadora',
    confirma: false,
    exige: [],
    passos: [passo(['tokenSolicitado'], ['tratamentoRealizado'], ['tokenGerado'])],
  },
  {
    // With every event confirmed the guide is forwarded; with some still to be, it goes back to where it was (0014).
    nome: 'confirmToken',
    rotulo: 'Confirmar atendimento',
    quem: 'beneficiario',
    confirma: false,
    exige: [],
    passos: [
      passo(['tokenGerado'], ['tratamentoRealizado'], ['encaminhadaPagamentoToken'], ['faturamento']),
      passo(['tokenGerado'], ['tratamentoRealizado'], executaveis),
    ],
  },
  {
    // The patient says no: forwarding stays open, and so does one other token (Produto §4).
    nome: 'rejectToken',
    rotulo: 'Rejeitar atendimento',
    quem: 'beneficiario',
    confirma: false,
    exige: [],
    passos: [passo(['tokenSolicitado', 'tokenGerado'], ['tratamentoRealizado'], executaveis)],
  },
  {
    nome: 'sendRepasse',
    rotulo: 'Encaminhar para pagamento',
    quem: 'credenciado',
    confirma: true,
    exige: ['algumAprovado', 'todosDatados', 'temImagemFinal', 'assinada'],
    passos: [passo(executaveis, ['tratamentoRealizado'], ['encaminhadaPagamento'], ['faturamento'])],
    declaraNaoRealizados: true,
  },
  {
    nome: 'processPagamento',
    rotulo: 'Processar pagamento',
    quem: 'operadora',
    confirma: false,
    exige: [],
    passos: [
      passo(['encaminhadaPagamento', 'encaminhadaPagamentoToken'], ['faturamento'], ['emProcessamento']),
      passo(['emProcessamento'], ['faturamento'], ['processada']),
    ],
  },
  {
    // What an appeal shows comes before it is sent, and goes with it.
    nome: 'attachRecurso',
    rotulo: 'Anexar ao recurso',
    quem: 'credenciado',
    confirma: false,
    exige: ['algumGlosado'],
    passos: [passo(['processada'], ['faturamento'])],
  },
  {
    nome: 'sendRecurso',
    rotulo: 'Enviar recurso de glosa',
    quem: 'credenciado',
    confirma: false,
    exige: ['algumGlosado', 'recursoAberto'],
    passos: [passo(['processada'], ['faturamento'], ['recursoEmAnalise'])],
  },
  {
    nome: 'processRecurso',
    rotulo: 'Processar recurso',
    quem: 'operadora',
    confirma: false,
    exige: [],
    passos: [
      passo(['recursoEmAnalise'], ['faturamento'], ['recursoEmProcessamento']),
      passo(['recursoEmProcessamento'], ['faturamento'], ['recursoProcessado']),
    ],
  },
  {
    nome: 'cancel',
    rotulo: 'Cancelar guia',
    quem: 'credenciado',
    confirma: true,
    exige: ['nadaRealizado', 'exameNaoEntregue', 'complementaresCancelaveis'],
    passos: [
      passo(
        [...editaveis, ...executaveis, 'emAnalise', 'aguardandoJustificativa', 'aguardandoDocumentacao'],
        'qualquer',
        ['cancelada'],
      ),
    ],
  },
  {
    nome: 'renewSenha',
    rotulo: 'Renovar senha',
    quem: 'credenciado',
    confirma: false,
    exige: ['senhaRenovavel', 'naoRecemNato', 'senhaNaoRenovada'],
    passos: [passo([...editaveis, ...executaveis], 'qualquer')],
  },
  {
    // Opens another guide beside this one, which stays as it is.
    nome: 'releaseComplementar',
    rotulo: 'Liberar guia complementar',
    quem: 'credenciado',
    confirma: false,
    exige: ['semCaptura'],
    passos: [passo(executaveis, execucao)],
  },
  {
    nome: 'createObservacao',
    rotulo: 'Incluir observação',
    quem: 'credenciado',
    confirma: false,
    exige: [],
    passos: [passo(vivas, 'qualquer')],
  },
  {
    nome: 'createOcorrencia',
    rotulo: 'Registrar ocorrência',
    quem: 'credenciado',
    confirma: false,
    exige: [],
    passos: [passo(vivas, 'qualquer')],
  },
  {
    nome: 'deleteOcorrencia',
    rotulo: 'Excluir ocorrência',
    quem: 'credenciado',
    confirma: false,
    exige: [],
    passos: [passo(vivas, 'qualquer')],
  },
  {
    nome: 'lock',
    rotulo: 'Bloquear guia',
    quem: 'credenciado',
    confirma: false,
    exige: [],
    passos: [passo('qualquer', 'qualquer')],
  },
  {
    nome: 'unlock',
    rotulo: 'Desbloquear guia',
    quem: 'credenciado',
    confirma: false,
    exige: ['bloqueada'],
    passos: [passo('qualquer', 'qualquer')],
  },
] as const satisfies readonly LinhaAcao[]

export type NomeAcao = (typeof acoes)[number]['nome']

const porNome = new Map<NomeAcao, LinhaAcao & { nome: NomeAcao }>(acoes.map((linha) => [linha.nome, linha]))

export function getAcao(nome: NomeAcao): LinhaAcao & { nome: NomeAcao } {
  const linha = porNome.get(nome)
  if (!linha) throw new RangeError(`no such action: ${nome}`)
  return linha
}
