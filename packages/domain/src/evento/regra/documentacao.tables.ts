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

const findKit = (codigo: string) => KITS_DOCUMENTACAO.find(({ codigoEvento }) => codigoEvento === codigo)

export const isKit = (codigo: string): boolean => findKit(codigo) !== undefined

function listItens(codigoKit: string, fato: 'inclui' | 'bloqueia'): readonly string[] {
  const coluna = KITS_DOCUMENTACAO.findIndex(({ codigoEvento }) => codigoEvento === codigoKit)
  return ITENS_DOCUMENTACAO.filter(({ kits }) => {
    const celula = kits[coluna]
    return celula !== undefined && CELULAS[celula][fato]
  }).map(({ codigoEvento }) => codigoEvento)
}

/** The exams that an event holds; none of what is no kit. */
export const listIncluidos = (codigoKit: string): readonly string[] => listItens(codigoKit, 'inclui')

/** The exams that are not asked for beside an event. */
export const listBloqueados = (codigoKit: string): readonly string[] => listItens(codigoKit, 'bloqueia')

export type BloqueioKit = { readonly codigoKit: string; readonly mensagem: string }

/** Why an exam may not be asked for beside the others of its order: the kit that disables it. */
export function findBloqueioKit(codigos: readonly string[], codigo: string): BloqueioKit | undefined {
  const codigoKit = codigos.find((outro) => listBloqueados(outro).includes(codigo))
  const kit = codigoKit === undefined ? undefined : findKit(codigoKit)
  return kit && { codigoKit: kit.codigoEvento, mensagem: `A ${kit.rotulo} já inclui este exame.` }
}

/** A film of its own place: what a kit holds of it says nothing of the place that is asked for. */
const DO_LUGAR: readonly string[] = ['81000421', INTERPROXIMAL]

export const isDoLugar = (codigo: string): boolean => DO_LUGAR.includes(codigo)

/** The exam of an order that a kit would bring a second time; undefined of what is no kit. */
export const findIncluido = (codigos: readonly string[], codigoKit: string): string | undefined =>
  codigos.find((codigo) => !isDoLugar(codigo) && listIncluidos(codigoKit).includes(codigo))

/** The teleradiography that comes with its tracing is the two of them. */
const TELE_COM_TRACADO = '81000480'
const PARTES_TELE: readonly string[] = ['81000472', TRACADO]

/** Whether an order lists an exam, whole or in its parts. */
function isListado(pedidos: readonly string[], item: string): boolean {
  if (pedidos.includes(item)) return true
  if (item === TELE_COM_TRACADO) return PARTES_TELE.every((parte) => pedidos.includes(parte))
  return PARTES_TELE.includes(item) && pedidos.includes(TELE_COM_TRACADO)
}

/**
 * Whether an order answers what asks for an exam: it lists it; it lists all that the kit asked for holds; or it lists a kit
 * that holds the exam. A kit never stands for a separate periapical or bite-wing (Operadora §3).
 */
export function isAtendidoPor(pedidos: readonly string[], codigo: string): boolean {
  if (isListado(pedidos, codigo)) return true
  const itens = listIncluidos(codigo)
  if (itens.length > 0) return itens.every((item) => isListado(pedidos, item))
  return !isDoLugar(codigo) && pedidos.some((pedido) => listIncluidos(pedido).includes(codigo))
}

/** A kit with a tracing is not done without its report (3015). */
export const exigeLaudo = (codigo: string): boolean => listIncluidos(codigo).includes(TRACADO)
