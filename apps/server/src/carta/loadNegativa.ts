import type { Carta } from '@portal/domain/carta/carta.ts'
import { composeNegativa, type EventoNegado } from '@portal/domain/carta/composeNegativa.ts'
import { findDecidido } from '@portal/domain/carta/findDecidido.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { type StatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { findAssociadoDaGuia } from '../associado/associado.store.ts'
import type { Consulente } from '../associado/consulta.ts'
import { findPlanoDaGuia, listPlanos } from '../associado/plano.store.ts'
import { findDiasAnalise } from '../auditoria/politica.store.ts'
import { type Evento, listEventosGuia } from '../guia/fatos/evento.store.ts'
import { findGuia, type Guia } from '../guia/fatos/guia.store.ts'
import { listPassos, type PassoGuia } from '../guia/registro/historico.store.ts'
import { Falha } from '../http/falha.ts'
import type { CallServices } from '../http/services.ts'
import { findProfissional } from '../impressao/impressao.store.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { civilDay } from '../runtime/clock.ts'
import { toEventoCarta } from './toEventoCarta.ts'

type Pedido = Consulente & { query: { numeroFicha: number }; services: Pick<CallServices, 'regras'> }

const { autorizada, naoAutorizada, parcialmenteAutorizada } = statusFicha
const decididas: readonly number[] = [
  autorizada,
  naoAutorizada,
  parcialmenteAutorizada,
] satisfies StatusFicha[]

/** The day on which the events were last decided; of a complementary guide, which nobody decides, that of its sending. */
function findDia({ enviadaEm, liberadaEm }: Guia, passos: readonly PassoGuia[]): string {
  const decisao = passos.findLast(
    ({ deStatus, paraStatus }) => decididas.includes(paraStatus) && deStatus !== paraStatus,
  )
  return civilDay(decisao?.em ?? enviadaEm ?? liberadaEm)
}

const toNegado =
  (tabela: TabelaRegras) =>
  (evento: Evento): EventoNegado => {
    const regra = tabela.find(evento.codigoEvento)
    return { ...toEventoCarta(evento, regra), motivos: evento.motivos, regra }
  }

/**
 * The letter of what a guide was denied at the authorisation (Operadora §7). Throws API-GTO-0001 where the guide is not
 * this provider's, API-CAR-0001 where nothing of it was denied.
 */
export async function loadNegativa(pedido: Pedido): Promise<Carta> {
  const { query, db, sessao, services, hoje, trilha } = pedido
  const chave = [db, sessao.codigoCredenciado, query.numeroFicha] as const
  const [guia, eventos, profissional, passos] = await Promise.all([
    findGuia(...chave),
    listEventosGuia(...chave),
    findProfissional(...chave),
    listPassos(...chave),
  ])
  if (!guia || !profissional) throw new Falha('API-GTO-0001')
  const { codigoAssociado, numeroFicha, statusFicha: status, emergencia, canceladaEm } = guia
  trilha({ codigoAssociado, objeto: `carta da guia ${numeroFicha}` })
  const isNegado = (evento: Evento) => findDecidido(status, evento) === autorizacaoEvento.negado
  const [tabela, associado, planos] = await Promise.all([
    services.regras.get(),
    findAssociadoDaGuia(db, guia),
    listPlanos(db, codigoAssociado),
  ])
  const negados = eventos.filter(isNegado).map(toNegado(tabela))
  if (negados.length === 0) throw new Falha('API-CAR-0001')
  const classes = negados.flatMap(({ classe }) => classe ?? [])
  const { rede, nomePlano, nomeContratado } = profissional
  return composeNegativa({
    rede,
    nomePaciente: associado.nome,
    codigoAssociado,
    nomePlano,
    nomeCredenciado: nomeContratado,
    protocolo: String(numeroFicha),
    dia: findDia(guia, passos),
    numeroFicha,
    canceladaEm: canceladaEm && civilDay(canceladaEm),
    plano: findPlanoDaGuia(planos, guia, rede),
    negados,
    outros: eventos.length - negados.length,
    diasResposta: await findDiasAnalise(db, { emergencia, classes }, hoje),
  })
}
