/** The documentation kits, in the order of the specification (Spec §5). */
export const KITS_DOCUMENTACAO = [
  { codigoEvento: '98958569', nome: 'basica', rotulo: 'Documentação ortodôntica básica' },
  { codigoEvento: '98958577', nome: 'completa', rotulo: 'Documentação ortodôntica completa' },
  { codigoEvento: '98958585', nome: 'especial', rotulo: 'Documentação ortodôntica especial' },
  { codigoEvento: '98968564', nome: 'ortopedica', rotulo: 'Documentação ortopédica' },
  { codigoEvento: '98958593', nome: 'controle', rotulo: 'Documentação ortodôntica de controle' },
  { codigoEvento: '98966162', nome: 'periodontal', rotulo: 'Documentação periodontal' },
] as const

const TRACADO = '81000537'
const INTERPROXIMAL = '81000375'

/** What a kit has to do with an exam: it holds it, and it disables it beside itself. */
const CELULAS = {
  X: { inclui: true, bloqueia: true },
  i: { inclui: true, bloqueia: false },
  '-': { inclui: false, bloqueia: false },
} as const
type Celula = keyof typeof CELULAS

type Kits<T> = readonly [basica: T, completa: T, especial: T, ortopedica: T, controle: T, periodontal: T]

/**
 * Exams by kits, both in the order of the specification. It tells which exam each kit disables; which it holds is ours
 * where the specification does not say.
 */
export const ITENS_DOCUMENTACAO = [
  { codigoEvento: '81000472', kits: ['X', 'X', 'X', 'X', 'X', 'X'] },
  { codigoEvento: '81000480', kits: ['X', 'X', 'X', 'X', 'X', 'X'] },
  { codigoEvento: '81000405', kits: ['X', 'X', 'X', 'X', 'X', 'X'] },
  { codigoEvento: '81000278', kits: ['X', 'X', 'X', 'X', 'X', 'X'] },
  { codigoEvento: '81000308', kits: ['X', 'X', 'X', 'X', 'X', 'X'] },
  { codigoEvento: TRACADO, kits: ['X', 'X', 'X', 'X', 'X', 'X'] },
  { codigoEvento: '81000367', kits: ['-', '-', '-', 'X', '-', '-'] },
  { codigoEvento: '98705563', kits: ['-', 'X', 'X', 'X', '-', '-'] },
  { codigoEvento: INTERPROXIMAL, kits: ['-', '-', '-', '-', '-', 'X'] },
  { codigoEvento: '81000294', kits: ['-', '-', 'i', '-', '-', 'X'] },
] as const satisfies readonly { codigoEvento: string; kits: Kits<Celula> }[]

export const isKit = (codigo: string): boolean =>
  KITS_DOCUMENTACAO.some(({ codigoEvento }) => codigoEvento === codigo)

/** No kit, and comes with its tracing; its film is of the same frequency group as the film alone. */
const TELE_COM_TRACADO = {
  codigoEvento: '81000480',
  rotulo: 'Telerradiografia com traçado cefalométrico',
} as const

/** The events that hold others. */
export const CONTINENTES = [...KITS_DOCUMENTACAO, TELE_COM_TRACADO] as const

function listItens(codigoKit: string, fato: 'inclui' | 'bloqueia'): readonly string[] {
  if (codigoKit === TELE_COM_TRACADO.codigoEvento) return [TRACADO]
  const coluna = KITS_DOCUMENTACAO.findIndex(({ codigoEvento }) => codigoEvento === codigoKit)
  return ITENS_DOCUMENTACAO.filter(({ kits }) => {
    const celula = kits[coluna]
    return celula !== undefined && CELULAS[celula][fato]
  }).map(({ codigoEvento }) => codigoEvento)
}

/** The exams that an event holds; none of what holds no other. */
export const listIncluidos = (codigoKit: string): readonly string[] => listItens(codigoKit, 'inclui')

/** The exams that are not asked for beside an event. */
export const listBloqueados = (codigoKit: string): readonly string[] => listItens(codigoKit, 'bloqueia')

export type BloqueioKit = { readonly codigoKit: string; readonly mensagem: string }

/** Why an exam may not be asked for beside the others of its order: what holds it. */
export function findBloqueioKit(codigos: readonly string[], codigo: string): BloqueioKit | undefined {
  const codigoKit = codigos.find((outro) => listBloqueados(outro).includes(codigo))
  const kit = CONTINENTES.find(({ codigoEvento }) => codigoEvento === codigoKit)
  return kit && { codigoKit: kit.codigoEvento, mensagem: `A ${kit.rotulo} já inclui este exame.` }
}

/** A film of its own place: what a kit holds of it says nothing of the place that is asked for. */
const DO_LUGAR: readonly string[] = ['81000421', INTERPROXIMAL]

const isDoLugar = (codigo: string): boolean => DO_LUGAR.includes(codigo)

/**
 * The exams that an event is done with and not beside: one that was done or authorised is not paid again with it, nor it
 * again with the event. What a kit holds and does not disable may be needed twice.
 */
export const listContidos = (codigo: string): readonly string[] =>
  listBloqueados(codigo).filter((contido) => !isDoLugar(contido))

/** A kit with a tracing is not done without its report (3015). */
export const EVENTOS_COM_LAUDO: readonly string[] = KITS_DOCUMENTACAO.map(
  ({ codigoEvento }) => codigoEvento,
).filter((codigo) => listIncluidos(codigo).includes(TRACADO))

export const exigeLaudo = (codigo: string): boolean => EVENTOS_COM_LAUDO.includes(codigo)
