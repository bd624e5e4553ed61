import type { EstadoTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'

/**
 * What became of the months after the installation, one character each, the current one last: `f` done and paid, `g` done
 * and denied at payment, `p` a password that nobody used, `c` a retainer, `.` nothing.
 */
type Meses = string

/** Where the life of the initial guide stops; none: it goes to payment. */
export type ParadaInicial =
  | 'aguardandoDocumentacao'
  | 'emAnalise'
  | 'autorizada'
  | 'canceladaSolicitada'
  | 'canceladaAutorizada'
  | 'naoAutorizada'

/** A treatment of the demonstration. */
export type Caso = {
  /** Where it stands today: what its guides and its own steps come to. */
  readonly estado: EstadoTratamento
  /** 100002, unless said. */
  readonly credenciado?: number
  /** Of whom it is; chance says where it is not told. Cases with the same name are of one person. */
  readonly paciente?: string
  /** The card, of a member of the cast. */
  readonly cartao?: string
  /** The time that its form asks for; 12 months, unless said. */
  readonly tempo?: number
  readonly meses: Meses
  readonly inicial?: ParadaInicial
  /** Days ago, of an initial guide that was asked for lately. */
  readonly dias?: number
  /** The month, the first after the installation being 0, in which an extension was granted, and what it asked for. */
  readonly prorrogacao?: readonly [mes: number, meses: number]
  /** Days ago on which the dentist had it suspended, and resumed. */
  readonly suspenso?: number
  readonly retomado?: number
}

const ANO = 'ffffffffffff'

/** The 38 treatments of 100002, and the one that took the place of one of them. */
export const CASOS: readonly Caso[] = [
  // The adolescent of the cast: ten months used, the last one missed, and the extension due.
  { estado: 'ativo', cartao: '500000005', meses: 'ffffffffff..' },
  { estado: 'ativo', meses: `ffffff.${ANO}ff.f`, prorrogacao: [11, 12] },
  { estado: 'ativo', meses: `${ANO}ffpffffff.`, prorrogacao: [10, 12] },
  { estado: 'ativo', meses: `fff.fffffff.fffff`, prorrogacao: [11, 8] },
  { estado: 'ativo', meses: 'ffffgffffff.' },
  { estado: 'ativo', meses: 'fff..ffffff' },
  { estado: 'ativo', meses: 'ffffffffff' },
  { estado: 'ativo', meses: 'fpfffff.f' },
  { estado: 'ativo', meses: 'ffffffff' },
  { estado: 'ativo', meses: 'fff.ffg.' },
  { estado: 'ativo', meses: 'ffffff' },
  { estado: 'ativo', meses: 'fff...f', suspenso: 90, retomado: 40 },
  { estado: 'ativo', meses: 'fgff.' },
  { estado: 'ativo', meses: 'f...' },
  { estado: 'ativo', meses: 'ffp' },
  { estado: 'ativo', meses: 'f.' },
  { estado: 'ativo', meses: '.' },
  { estado: 'ativo', inicial: 'autorizada', dias: 20, meses: '' },
  { estado: 'solicitado', inicial: 'aguardandoDocumentacao', dias: 2, meses: '' },
  { estado: 'solicitado', inicial: 'aguardandoDocumentacao', dias: 6, meses: '' },
  { estado: 'solicitado', inicial: 'emAnalise', dias: 5, meses: '' },
  { estado: 'solicitado', inicial: 'emAnalise', dias: 7, meses: '' },
  { estado: 'suspenso', meses: 'fffff..', suspenso: 30 },
  { estado: 'suspenso', meses: 'ffff.fffgf...', suspenso: 60 },
  { estado: 'suspenso', meses: 'fff......', suspenso: 150 },
  { estado: 'abandonado', meses: 'ffff.f.........' },
  { estado: 'abandonado', meses: 'fp..........' },
  { estado: 'abandonado', meses: 'fffffffg............' },
  { estado: 'contencao', meses: `${ANO}c..` },
  { estado: 'contencao', meses: 'fffff.ffffffc.' },
  { estado: 'contencao', tempo: 10, meses: 'fffgffffffc.' },
  { estado: 'concluido', meses: `${ANO}.........` },
  { estado: 'concluido', tempo: 8, meses: 'ffffffffc.......' },
  { estado: 'concluido', tempo: 6, meses: 'fff.fff........' },
  { estado: 'cancelado', inicial: 'naoAutorizada', meses: '' },
  { estado: 'cancelado', inicial: 'canceladaSolicitada', dias: 60, meses: '' },
  { estado: 'cancelado', inicial: 'canceladaAutorizada', dias: 95, meses: '' },
  // She went to another practice, where she was given a treatment of its own.
  { estado: 'cancelado', paciente: 'troca', meses: 'ffffff......' },
  { estado: 'ativo', credenciado: 100004, paciente: 'troca', meses: 'fff' },
]
