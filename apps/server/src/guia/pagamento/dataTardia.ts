import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { isComplementar } from '@portal/domain/guia/estadoGuia.ts'
import { fimApresentacaoNaRede } from '@portal/domain/repasse/apresentacao.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import type { Evento } from '../fatos/evento.store.ts'
import type { FatosGuia } from '../fatos/fatosGuia.ts'
import type { GuiaCarregada } from '../fatos/loadGuia.ts'
import { withoutAviso } from './avisoPagamento.ts'
import { comeLast, listContradicoes, listTomados } from './lugarTomado.ts'

/** Until when the guide keeps the places of what is not done: the password's end or, before it, the plan's. */
const findFimDoLugar = ({ guia, plano, associado }: FatosGuia): string =>
  [guia.validadeSenha, plano?.fim, associado.exclusao].reduce<string>(
    (fim, outro) => (outro && outro < fim ? outro : fim),
    guia.validadeSenha,
  )

/**
 * Whether a day told today finds its place no longer kept: the password is over, or the day told before kept none, or no
 * longer did for it had not been forwarded in its term.
 */
const isTarde = (fatos: FatosGuia, { desloca, apresentarAte }: Evento): boolean =>
  findFimDoLugar(fatos) < fatos.hoje || !desloca || (apresentarAte !== null && apresentarAte < fatos.hoje)

/**
 * Whether the day told of an event (`datado`; `guardado` is as it was) comes last in the order: one that is told when its
 * place was no longer kept does, and one that contradicts what was done to the tooth. Another day instead of one that kept
 * its place is not taken where somebody was authorised since (`tomados`): the one told before stands.
 */
export function placeDatado(
  fatos: FatosGuia,
  carregada: GuiaCarregada,
  guardado: Evento,
  datado: Evento,
): { isUltimo: boolean; tomados: readonly Motivo[] } {
  if (isTarde(fatos, guardado)) return { isUltimo: true, tomados: [] }
  if (guardado.dataRealizacao === null)
    return { isUltimo: listContradicoes(fatos, carregada, datado).length > 0, tomados: [] }
  const isMudado = guardado.dataRealizacao !== datado.dataRealizacao
  const tomados = isMudado ? listTomados(fatos, carregada, datado, fatos.prontuario, 'lugar') : []
  return { isUltimo: false, tomados }
}

/**
 * Who was authorised since for the place of an event that comes last, with those whose own time is over: a person looks at
 * it (Operadora §1). Nobody does where payment denies it for a reason of its own: it takes no place.
 */
export function judgeTarde(fatos: FatosGuia, carregada: GuiaCarregada, evento: Evento): Motivo[] {
  if (!evento.desloca) return []
  const { historico, reservas, vencidas } = fatos.prontuario
  // Nobody looks at a complementary guide: what was held and is no longer stands in nobody's way.
  if (isComplementar(carregada.estado)) return listTomados(fatos, carregada, evento)
  const deNovo = vencidas.map((linha) => ({ ...linha, reservadoAte: fatos.hoje }))
  return listTomados(fatos, carregada, evento, { historico, reservas: [...reservas, ...deNovo] })
}

/** The event that waits for a person, with why. */
export const toEmAnalise = (evento: Evento, contra: readonly Motivo[]): Evento => ({
  ...evento,
  autorizacao: autorizacaoEvento.emAnalise,
  motivos: [
    ...withoutAviso(evento).motivos,
    ...contra.map(({ correcao: _tarde, ...motivo }) => ({
      ...motivo,
      severidade: 'auditoria' as const,
      campo: 'data' as const,
    })),
  ],
})

/** Whether it waits for that decision. */
export const isTardeEmAnalise = ({ autorizacao, tardioEm }: Evento): boolean =>
  autorizacao === autorizacaoEvento.emAnalise && tardioEm !== null

/**
 * An event whose day is taken away (`semDia`), in its place of the order. Within the password it holds its place again,
 * unless somebody took it meanwhile: last where it was no longer kept, else where it was. Otherwise it holds none, and any
 * day that is told of it is late.
 */
export function releaseLugar(
  fatos: FatosGuia,
  carregada: GuiaCarregada,
  guardado: Evento,
  semDia: Evento,
): Evento {
  const isLivre = findFimDoLugar(fatos) >= fatos.hoje && listTomados(fatos, carregada, semDia).length === 0
  if (!isLivre) return { ...semDia, desloca: false, tardioEm: null }
  return isTarde(fatos, guardado) ? comeLast(semDia, fatos.hoje) : semDia
}

/** While the guide waits for a person no term runs: what of it is done, and was in its term, keeps its place. */
export const stopTermo = (evento: Evento, hoje: string): Evento =>
  evento.apresentarAte !== null && evento.apresentarAte >= hoje ? { ...evento, apresentarAte: null } : evento

/** The guide has waited: what of it is done, and was in its term, is forwarded as many days later. */
export function resumeTermo({ tabela, prontuario }: FatosGuia, evento: Evento, dias: number): Evento {
  const { dataRealizacao, apresentarAte } = evento
  if (apresentarAte !== null) return evento
  const diasParados = evento.diasParados + dias
  if (dataRealizacao === null) return { ...evento, diasParados }
  const fim = fimApresentacaoNaRede(tabela.calendarios, prontuario.contrato.rede, dataRealizacao)
  return { ...evento, diasParados, apresentarAte: addDays(fim, diasParados) }
}

/** For the guide's history. */
export const explainTarde = ({ sequencialInclusao, codigoEvento }: Evento): string =>
  `Evento ${sequencialInclusao} (${formatCodigoEvento(codigoEvento)}): a data foi informada quando o lugar já não estava ` +
  'reservado, e outra guia foi autorizada nele desde então; a operadora decide.'
