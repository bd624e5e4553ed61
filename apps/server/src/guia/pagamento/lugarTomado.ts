import { listContrarios, listOcupacao } from '@portal/domain/evento/criterio/ocupacao.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import type { LinhaHistorico, LinhaReserva, Registros } from '../../prontuario/prontuario.store.ts'
import { civilDay } from '../../runtime/clock.ts'
import type { Evento } from '../fatos/evento.store.ts'
import { createContextoGuia, type FatosGuia, toItem, withoutOrdem } from '../fatos/fatosGuia.ts'
import type { GuiaCarregada } from '../fatos/loadGuia.ts'

type Linha = LinhaHistorico | LinhaReserva

const filterRegistros = ({ historico, reservas }: Registros, fica: (linha: Linha) => boolean) => ({
  historico: historico.filter(fica),
  reservas: reservas.filter(fica),
})

/** The rules' view of one event's place, for any record. */
function createVista(fatos: FatosGuia, { guia, eventos, imagens }: GuiaCarregada, evento: Evento) {
  const outros = eventos.filter(
    (outro) => isEventoPagavel(outro) && outro.sequencialInclusao !== evento.sequencialInclusao,
  )
  const item = toItem(evento)
  const julgamento = {
    momento: 'envio',
    itens: [...outros.map(toItem), item],
    imagens,
    justificativa: guia.justificativaTecnica,
  } as const
  const view = (registros: Pick<Registros, 'historico' | 'reservas'>) =>
    createContextoGuia({ ...fatos, prontuario: { ...fatos.prontuario, ...registros } }, julgamento)
  return { item, view }
}

/**
 * What was authorised or done, by anybody, where the event stood before it was said not to have been done: its place
 * was given back, and whoever took it since is paid. What the record said before the guide was authorised was judged
 * then. `evento` carries its new date.
 */
export function listTomados(fatos: FatosGuia, carregada: GuiaCarregada, evento: Evento): Motivo[] {
  const { prontuario, ordens } = fatos
  // The lines of one guide are authorised together; of those that kept their place the first one tells when.
  const autorizada = ordens.size === 0 ? 0 : Math.min(...ordens.values())
  const { item, view } = createVista(fatos, carregada, evento)
  return listOcupacao(
    item,
    view(filterRegistros(prontuario, ({ ordem }) => ordem < autorizada)),
    view(prontuario),
  )
}

const nada = { historico: [], reservas: [] }

/**
 * What was authorised or done, by anybody, about the day of an event that is told when its place was no longer kept: with
 * what the record said when the event was authorised, or by itself, for the same denial may have been excused then.
 * `registros` is the record; the caller says whether what has ended since is in it.
 */
export function listTomadosTarde(
  fatos: FatosGuia,
  carregada: GuiaCarregada,
  evento: Evento,
  registros: Pick<Registros, 'historico' | 'reservas'>,
): Motivo[] {
  const { enviadaEm, liberadaEm } = carregada.guia
  const autorizadoEm = evento.dataAutorizacao ?? civilDay(enviadaEm ?? liberadaEm)
  const ordem = fatos.ordens.get(evento.sequencialInclusao)
  // Of what has no place in the order: on the day of its authorisation it still kept it, and what is of that day was there.
  const isDeAntes = (linha: Linha) =>
    ordem === undefined ? linha.autorizadoEm <= autorizadoEm : linha.ordem < ordem
  const { item, view } = createVista(withoutOrdem(fatos, evento), carregada, evento)
  const todos = { ...fatos.prontuario, ...registros }
  const depois = filterRegistros(todos, (linha) => !isDeAntes(linha))
  const motivos = [
    ...listOcupacao(item, view(filterRegistros(todos, isDeAntes)), view(registros)),
    ...listOcupacao(item, view(nada), view(depois)),
    ...listContrarios(item, view(depois)),
  ]
  return motivos.filter(
    ({ codigoGlosa }, i) => motivos.findIndex((outro) => outro.codigoGlosa === codigoGlosa) === i,
  )
}

/** For the guide's history. */
export const explainRetirado = ({ sequencialInclusao, codigoEvento }: Evento): string =>
  `Retirado o "não realizado": evento ${sequencialInclusao} (${formatCodigoEvento(codigoEvento)}).`
