import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { priceEventos } from '@portal/domain/evento/regra/mesCopart.ts'
import { statusEmAndamento } from '@portal/domain/guia/statusFicha.tables.ts'
import { isDaRede } from '../../associado/associado.store.ts'
import { loadUsadoMes, type UsadoMes } from '../../associado/copartMes.store.ts'
import {
  findCobranca,
  findPlanoDaGuia,
  findTetoMes,
  listPlanos,
  type Plano,
} from '../../associado/plano.store.ts'
import { toTetoCoparticipacao } from '../../associado/reply.ts'
import { findContrato } from '../../credenciado/contrato.store.ts'
import type { Db } from '../../db/client.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import type { Evento } from '../fatos/evento.store.ts'
import type { GuiaCopart } from '../fatos/guia.store.ts'
import { readPlanoComo } from '../fatos/leitura.ts'
import { toCoparticipacao, toLugarNoMes } from '../fatos/precoGuia.ts'
import { findDiaPreco, isDevido } from '../fatos/repriceEventos.ts'

/** Whose plans are read, and by whom. */
type DoPaciente = Pick<GuiaCopart, 'codigoCredenciado' | 'codigoAssociado'>

/** The plan that each guide of a patient is charged to, as its provider may read it; the patient is asked for once. */
async function loadPlanosLidos(
  db: Db,
  { codigoCredenciado, codigoAssociado }: DoPaciente,
  hoje: string,
): Promise<{ planos: readonly Plano[]; planoDe: (guia: GuiaCopart) => Plano | undefined }> {
  const [planos, contrato, daRede] = await Promise.all([
    listPlanos(db, codigoAssociado),
    findContrato(db, codigoCredenciado),
    isDaRede(db, codigoCredenciado, hoje, codigoAssociado),
  ])
  return {
    planos,
    planoDe: (guia) => readPlanoComo(guia, daRede, findPlanoDaGuia(planos, guia, contrato.rede)),
  }
}

/** The month's cap of the guide's plan in cents, null where it has none or its provider may not read it. */
export async function loadTetoMes(db: Db, guia: GuiaCopart, hoje: string): Promise<number | null> {
  const plano = (await loadPlanosLidos(db, guia, hoje)).planoDe(guia)
  return plano ? findTetoMes(plano, hoje) : null
}

/** What a guide's co-payment reads as today. */
type CopartLida<E extends Evento> = {
  eventos: E[]
  /** How much of the month's cap of the guide's plan is used up; none of a plan without one. */
  teto: Pick<GuiaDetalhada, 'tetoCoparticipacao'>
}

/** The co-payment of a guide of a patient, of its events. */
type LeitorCopart = <E extends Evento>(guia: GuiaCopart, eventos: readonly E[]) => CopartLida<E>

/**
 * The co-payment of a patient's guides as their provider reads it, while a guide has a way to go and the network attends the
 * patient: it tells of what others did (`decideLeitura`). What is done is as it was settled; what is still to do is told as it
 * would be charged today, for the month may have more or less left than when it was authorised, and another may collect it
 * (Operadora §4). The patient and the month are asked for once, however many guides are read.
 */
export async function loadLeitorCopart(
  db: Db,
  tabela: TabelaRegras,
  paciente: DoPaciente,
  hoje: string,
): Promise<LeitorCopart> {
  const { codigoAssociado } = paciente
  const { planos, planoDe } = await loadPlanosLidos(db, paciente, hoje)
  const usado = await loadUsadoMes(db, { codigoAssociado, planos, dias: [hoje] })
  return (guia, eventos) => {
    const plano = statusEmAndamento.includes(guia.statusFicha) ? planoDe(guia) : undefined
    if (!plano) return { eventos: [...eventos], teto: {} }
    return {
      eventos: forecastEventos({ plano, tabela, guia, hoje, usado }, eventos),
      teto: toTetoCoparticipacao(plano, hoje, usado),
    }
  }
}

/** The same of one guide; of one that is over nothing is asked. */
export async function readCopart<E extends Evento>(
  db: Db,
  tabela: TabelaRegras,
  guia: GuiaCopart,
  eventos: readonly E[],
  hoje: string,
): Promise<CopartLida<E>> {
  if (!statusEmAndamento.includes(guia.statusFicha)) return { eventos: [...eventos], teto: {} }
  return (await loadLeitorCopart(db, tabela, guia, hoje))(guia, eventos)
}

type FatosPrevisao = { plano: Plano; tabela: TabelaRegras; guia: GuiaCopart; hoje: string; usado: UsadoMes }

/** The events, the patient's part of those still to do as the month would leave it to them, in their order. */
function forecastEventos<E extends Evento>(fatos: FatosPrevisao, eventos: readonly E[]): E[] {
  const { plano, tabela, guia, hoje, usado } = fatos
  const lugar = { ...toLugarNoMes(plano, hoje), isFeito: false, isNegado: false }
  const porFazer = eventos.filter((evento) => evento.dataRealizacao === null && isDevido(evento))
  const precos = priceEventos(
    porFazer.map((evento) => {
      const dia = findDiaPreco(guia, evento)
      // Done today, it would be collected by whom the plan says today.
      const coparticipacao = {
        ...toCoparticipacao(plano, tabela.find(evento.codigoEvento), dia),
        cobranca: findCobranca(plano, hoje),
      }
      const { codigoEvento, quantidade, valorCentavos } = evento
      const unitarioCentavos = valorCentavos / quantidade
      return { ...lugar, unitarioCentavos, codigoEvento, quantidade, dia, coparticipacao }
    }),
    new Map([[lugar.mes, usado(plano.codigoPlano, lugar.mes)]]),
  )
  const previstos = new Map(porFazer.map((evento, i) => [evento, precos[i]]))
  return eventos.map((evento) => {
    const preco = previstos.get(evento)
    if (!preco) return evento
    const { copartCentavos, copartOperadoraCentavos } = preco
    return { ...evento, copartCentavos, copartOperadoraCentavos }
  })
}
