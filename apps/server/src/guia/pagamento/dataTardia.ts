import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { isComplementar } from '@portal/domain/guia/estadoGuia.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import type { Evento } from '../fatos/evento.store.ts'
import type { FatosGuia } from '../fatos/fatosGuia.ts'
import type { Guia } from '../fatos/guia.store.ts'
import type { GuiaCarregada } from '../fatos/loadGuia.ts'
import { withoutAviso } from './avisoPagamento.ts'
import { listTomadosTarde } from './lugarTomado.ts'

/**
 * Whether a day told today finds its place no longer kept: the password is over, or the day told before kept none, or no
 * longer did for it had not been forwarded in its term.
 */
export const isTarde = ({ validadeSenha }: Guia, { desloca, apresentarAte }: Evento, hoje: string): boolean =>
  validadeSenha < hoje || !desloca || (apresentarAte !== null && apresentarAte < hoje)

/**
 * Who was authorised since for the place of an event that is told late, with those whose own time is over: a person looks
 * at it (Operadora §1). Nobody does where payment denies it for a reason of its own: it takes no place.
 */
export function judgeTarde(fatos: FatosGuia, carregada: GuiaCarregada, evento: Evento): Motivo[] {
  if (!evento.desloca) return []
  const { historico, reservas, vencidas } = fatos.prontuario
  // Nobody looks at a complementary guide: what was held and is no longer stands in nobody's way.
  if (isComplementar(carregada.estado))
    return listTomadosTarde(fatos, carregada, evento, { historico, reservas })
  const deNovo = vencidas.map((linha) => ({ ...linha, reservadoAte: fatos.hoje }))
  return listTomadosTarde(fatos, carregada, evento, { historico, reservas: [...reservas, ...deNovo] })
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
 * An event whose day is taken away when its place was no longer kept (`semDia`): within the password it holds the place
 * again, after all that was authorised by then, unless somebody took it. Otherwise it holds none, and any day that is told
 * of it is late.
 */
export function releaseLugar(fatos: FatosGuia, carregada: GuiaCarregada, semDia: Evento): Evento {
  const { hoje, prontuario } = fatos
  const ultimo = { ...semDia, desloca: true, tardioEm: hoje }
  const isLivre =
    carregada.guia.validadeSenha >= hoje &&
    listTomadosTarde(fatos, carregada, ultimo, prontuario).length === 0
  return isLivre ? ultimo : { ...semDia, desloca: false, tardioEm: null }
}

/** The whole guide has waited: what of it is done is forwarded as many days later. */
export const withParados = (evento: Evento, dias: number): Evento => ({
  ...evento,
  diasParados: evento.diasParados + dias,
  apresentarAte: evento.apresentarAte && addDays(evento.apresentarAte, dias),
})

/** For the guide's history. */
export const explainTarde = ({ sequencialInclusao, codigoEvento }: Evento): string =>
  `Evento ${sequencialInclusao} (${formatCodigoEvento(codigoEvento)}): a data foi informada quando o lugar já não estava ` +
  'reservado, e outra guia foi autorizada nele desde então; a operadora decide.'
