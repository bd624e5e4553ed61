import Type, { type Static } from 'typebox'
import { ResumoAssociado } from './associado.ts'
import { Data, Dinheiro, fimGuia, Instante, Nulavel, NumeroFicha, Objeto, Versao } from './campo.ts'

/** The head of a guide: what lists and the quick look show. Spec §3.1. */
export const GuiaResumo = Objeto({
  numeroFicha: NumeroFicha,
  numeroFichaPrincipal: Nulavel(NumeroFicha),
  statusFicha: Type.Integer(),
  codigoEtapaAtual: Type.Integer(),
  codigoEspecialidade: Type.Integer(),
  tipoAtendimento: Type.Integer(),
  associado: ResumoAssociado,
  nomeDentista: Type.String(),
  bloqueio: Type.Boolean(),
  /** Why it is locked, as whoever locked it said; null of one that is not, or of which nobody said why. */
  motivoBloqueio: Nulavel(Type.String()),
  liberadaEm: Instante,
  prazo: Nulavel(Data),
  /**
   * Of a radiology guide: the last day on which its images and reports may come; null while no term runs, absent of any
   * other guide.
   */
  exameAte: Type.Optional(Nulavel(Data)),
  ...fimGuia,
  quantidadeEventos: Type.Integer(),
  /** How many are being typed and not sent; null where there is no draft. */
  eventosRascunho: Nulavel(Type.Integer()),
  /** An event of it has the day on which it was done: the guide is cancelled no more. */
  eventoRealizado: Type.Optional(Type.Boolean()),
  valorTotal: Dinheiro,
  versao: Versao,
})
export type GuiaResumo = Static<typeof GuiaResumo>
