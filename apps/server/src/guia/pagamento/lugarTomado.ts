import { listContrarios, listOcupacao, type Pergunta } from '@portal/domain/evento/criterio/ocupacao.ts'
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
 * What was there when the event was authorised. The lines of a guide are authorised together: of one that is not in the
 * record (denied, said not to have been done, in analysis) those that kept their place tell when.
 */
function createAntes({ entradas }: FatosGuia, { guia, eventos }: GuiaCarregada, evento: Evento) {
  const { dataAutorizacao, sequencialInclusao } = evento
  const juntas = eventos
    .filter(({ tardioEm }) => tardioEm === null)
    .flatMap((outro) => entradas.get(outro.sequencialInclusao) ?? [])
  const ordem = entradas.get(sequencialInclusao) ?? (juntas.length > 0 ? Math.min(...juntas) : undefined)
  // Without any of them there is the day: what is of that day was there.
  const dia = dataAutorizacao ?? civilDay(guia.enviadaEm ?? guia.liberadaEm)
  return (linha: Linha): boolean => (ordem === undefined ? linha.autorizadoEm <= dia : linha.ordem < ordem)
}

const nada = { historico: [], reservas: [] }

/**
 * What was authorised or done since, by anybody, in the place that an event asks for anew: told when it was no longer kept,
 * on another day, come to count again, no longer said not to have been done, appealed. Held against what the record said
 * when the event was authorised, or taken by itself, for the same denial may have been excused then. `registros` is the
 * record; the caller says whether what has ended since is in it. What was done to a tooth after its extraction is against
 * it whenever it was authorised.
 */
export function listTomados(
  fatos: FatosGuia,
  carregada: GuiaCarregada,
  evento: Evento,
  registros: Pick<Registros, 'historico' | 'reservas'> = fatos.prontuario,
  pergunta: Pergunta = 'tudo',
): Motivo[] {
  const isDeAntes = createAntes(fatos, carregada, evento)
  // It comes after all that was authorised so far, and meets it on whatever day.
  const ultimo = comeLast(evento, fatos.hoje)
  const { item, view } = createVista(withoutOrdem(fatos, evento), carregada, ultimo)
  const todos = { ...fatos.prontuario, ...registros }
  const depois = filterRegistros(todos, (linha) => !isDeAntes(linha))
  const motivos = [
    ...listOcupacao(item, view(filterRegistros(todos, isDeAntes)), view(registros), pergunta),
    ...listOcupacao(item, view(nada), view(depois), pergunta),
    ...listContrarios(item, view(registros)),
  ]
  return motivos.filter(
    ({ codigoGlosa }, i) => motivos.findIndex((outro) => outro.codigoGlosa === codigoGlosa) === i,
  )
}

/** What was done to the tooth after the day of its extraction, by anybody. */
export function listContradicoes(
  fatos: FatosGuia,
  carregada: GuiaCarregada,
  evento: Evento,
): readonly Motivo[] {
  const { item, view } = createVista(fatos, carregada, evento)
  return listContrarios(item, view(fatos.prontuario))
}

/** An event that comes back late: after all that was authorised by then (Operadora §1). */
export const comeLast = (evento: Evento, hoje: string): Evento => ({
  ...evento,
  desloca: true,
  tardioEm: hoje,
})

/** For the guide's history. */
export const explainRetirado = ({ sequencialInclusao, codigoEvento }: Evento): string =>
  `Retirado o "não realizado": evento ${sequencialInclusao} (${formatCodigoEvento(codigoEvento)}).`
