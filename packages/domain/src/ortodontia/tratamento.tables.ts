/** The states of an orthodontic treatment (Operadora §2). */
export const estadosTratamento = [
  { codigo: 'solicitado', rotulo: 'Solicitado' },
  { codigo: 'ativo', rotulo: 'Ativo' },
  { codigo: 'suspenso', rotulo: 'Suspenso' },
  { codigo: 'abandonado', rotulo: 'Abandonado' },
  { codigo: 'contencao', rotulo: 'Em contenção' },
  { codigo: 'concluido', rotulo: 'Concluído' },
  { codigo: 'cancelado', rotulo: 'Cancelado' },
] as const

export type EstadoTratamento = (typeof estadosTratamento)[number]['codigo']

/** Whether the term of a treatment in this state runs: it was begun and has not come to an end. */
export const isEmCurso = (estado: EstadoTratamento): boolean => estado === 'ativo' || estado === 'suspenso'

type LinhaAcao = {
  nome: string
  /** What was done, in the words of the history. */
  feito: string
  /** None: it makes the treatment. */
  de: readonly EstadoTratamento[]
  /** Where it may lead; none: it stays as it is. */
  para: readonly EstadoTratamento[]
}

/** The life of an orthodontic treatment as one table (Operadora §2). What it does not list is refused. */
export const acoesTratamento = [
  { nome: 'request', feito: 'Guia inicial enviada', de: [], para: ['solicitado'] },
  { nome: 'authorise', feito: 'Guia inicial autorizada', de: ['solicitado'], para: ['ativo'] },
  { nome: 'deny', feito: 'Guia inicial negada', de: ['solicitado'], para: ['cancelado'] },
  {
    nome: 'cancel',
    feito: 'Guia inicial cancelada',
    de: ['solicitado', 'ativo', 'suspenso'],
    para: ['cancelado'],
  },
  // What had been replaced does not come back: its own initial guide is gone as well.
  { nome: 'renounce', feito: 'Guia inicial cancelada depois da troca', de: ['cancelado'], para: [] },
  { nome: 'replace', feito: 'Troca de prestador', de: ['ativo', 'suspenso'], para: ['cancelado'] },
  // The guide that had replaced it was cancelled: it is again what it was.
  { nome: 'restore', feito: 'Troca de prestador desfeita', de: ['cancelado'], para: ['ativo', 'suspenso'] },
  // One that was replaced may come back: it then has what its guides say, and no more.
  {
    nome: 'extend',
    feito: 'Prorrogação autorizada',
    de: ['ativo', 'suspenso', 'cancelado'],
    para: [],
  },
  {
    nome: 'undoExtend',
    feito: 'Guia de prorrogação cancelada',
    de: ['ativo', 'suspenso', 'abandonado', 'contencao', 'concluido', 'cancelado'],
    para: [],
  },
  { nome: 'reanalyse', feito: 'Prazo aumentado na reanálise', de: ['ativo', 'suspenso'], para: [] },
  { nome: 'suspend', feito: 'Suspenso a pedido do dentista', de: ['ativo'], para: ['suspenso'] },
  { nome: 'resume', feito: 'Retomado', de: ['suspenso'], para: ['ativo'] },
  { nome: 'abandon', feito: 'Abandonado, por meses sem manutenção', de: ['ativo'], para: ['abandonado'] },
  { nome: 'retain', feito: 'Contenção instalada', de: ['ativo'], para: ['contencao'] },
  { nome: 'undoRetain', feito: 'Contenção desfeita', de: ['contencao'], para: ['ativo'] },
  { nome: 'conclude', feito: 'Fim do prazo do tratamento', de: ['ativo', 'contencao'], para: ['concluido'] },
] as const satisfies readonly LinhaAcao[]

export type AcaoTratamento = (typeof acoesTratamento)[number]['nome']

const porNome = new Map<AcaoTratamento, LinhaAcao>(acoesTratamento.map((linha) => [linha.nome, linha]))

function getAcaoTratamento(nome: AcaoTratamento): LinhaAcao {
  const linha = porNome.get(nome)
  if (!linha) throw new RangeError(`no such action: ${nome}`)
  return linha
}

/** Whether a treatment in this state takes the action. */
export const acceptsAcaoTratamento = (estado: EstadoTratamento, acao: AcaoTratamento): boolean =>
  getAcaoTratamento(acao).de.includes(estado)

/** Where the action takes a treatment: its one destination, or the state it is in. */
export const destinoTratamento = (estado: EstadoTratamento, acao: AcaoTratamento): EstadoTratamento =>
  getAcaoTratamento(acao).para[0] ?? estado

/** The action once it was done, in the words of the history. */
export const getAcaoTratamentoFeita = (nome: AcaoTratamento): string => getAcaoTratamento(nome).feito

export function getRotuloEstado(codigo: EstadoTratamento): string {
  return estadosTratamento.find((estado) => estado.codigo === codigo)?.rotulo ?? codigo
}
