import { mesDe } from '@portal/domain/calendario/dataCivil.ts'
import type { Item } from '@portal/domain/evento/contexto.ts'
import { type ItemPrecificado, type LugarNoMes, priceEventos } from '@portal/domain/evento/regra/mesCopart.ts'
import type { Coparticipacao, Preco } from '@portal/domain/evento/regra/price.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { type EventosExceto, loadUsadoMes } from '../../associado/copartMes.store.ts'
import { findCobranca, findOrtodontia, findTetoMes, type Plano } from '../../associado/plano.store.ts'
import type { Db } from '../../db/client.ts'
import type { Prontuario } from '../../regraEvento/contexto.ts'
import { listPrecos } from '../../regraEvento/preco.store.ts'
import type { FatosGuia } from './fatosGuia.ts'
import type { Guia } from './guia.store.ts'

/** What prices a guide's items: the patient, the plan that it is charged to, the provider's network. */
export type FatosPreco = Pick<FatosGuia, 'tabela' | 'hoje' | 'plano'> & {
  guia: Pick<Guia, 'codigoAssociado'>
  prontuario: Pick<Prontuario, 'contrato'>
}

/** What is said of an item besides: done on its `data`, or not yet; denied, it takes nothing of the month's cap. */
export type ItemAPrecificar = Pick<Item, 'codigoEvento' | 'quantidade' | 'data'> & {
  isFeito?: boolean
  isNegado?: boolean
}

/**
 * What each item is worth in the guide's network by the contract of its `data`, today's where it has none, and the patient's
 * part (Domínio §6.8), up to what is done leaves of the month's cap and then the items themselves (`capPrecos`): of the month
 * of its day where it is done, of today's where it is still to do. `exceto`: the stored events that are priced again.
 */
export async function priceItens(
  db: Db,
  fatos: FatosPreco,
  itens: readonly ItemAPrecificar[],
  exceto?: EventosExceto,
): Promise<Preco[]> {
  const { prepared, usados } = await prepareItens(db, fatos, itens, exceto)
  return priceEventos(prepared, usados)
}

/** The same of each item as if it were the only one. */
export async function priceCada(
  db: Db,
  fatos: FatosPreco,
  itens: readonly ItemAPrecificar[],
): Promise<Preco[]> {
  const { prepared, usados } = await prepareItens(db, fatos, itens)
  return prepared.flatMap((item) => priceEventos([item], usados))
}

async function prepareItens(
  db: Db,
  { guia, prontuario, plano, tabela, hoje }: FatosPreco,
  itens: readonly ItemAPrecificar[],
  exceto?: EventosExceto,
): Promise<{ prepared: ItemPrecificado[]; usados: ReadonlyMap<string, number> }> {
  const currentCode = (codigo: string) => tabela.find(codigo)?.codigoEvento ?? codigo
  const codigos = itens.map((item) => currentCode(item.codigoEvento))
  const dias = [...new Set(itens.map(({ data }) => data ?? hoje))]
  const diasDoMes = itens.map(({ data, isFeito }) => (isFeito && data ? data : hoje))
  const planos = plano ? [plano] : []
  const [tabelas, usado] = await Promise.all([
    Promise.all(
      dias.map(async (dia) => [dia, await listPrecos(db, prontuario.contrato.rede, codigos, dia)] as const),
    ),
    loadUsadoMes(db, { codigoAssociado: guia.codigoAssociado, planos, dias: diasDoMes, exceto }),
  ])
  const precos = new Map(tabelas)
  const prepared = itens.map((item, i) => {
    const codigo = codigos[i] ?? ''
    const dia = item.data ?? hoje
    return {
      unitarioCentavos: precos.get(dia)?.get(codigo) ?? 0,
      codigoEvento: codigo,
      quantidade: item.quantidade,
      dia,
      coparticipacao: toCoparticipacao(plano, tabela.find(item.codigoEvento), dia),
      ...toLugarNoMes(plano, diasDoMes[i] ?? hoje),
      isFeito: item.isFeito ?? false,
      isNegado: item.isNegado ?? false,
    }
  })
  const meses = [...new Set(diasDoMes.map(mesDe))]
  return { prepared, usados: new Map(meses.map((mes) => [mes, plano ? usado(plano.codigoPlano, mes) : 0])) }
}

/** The month of a civil day, and the plan's cap in it. */
export const toLugarNoMes = (
  plano: Plano | undefined,
  dia: string,
): Pick<LugarNoMes, 'mes' | 'tetoMesCentavos'> => ({
  mes: mesDe(dia),
  tetoMesCentavos: plano ? findTetoMes(plano, dia) : null,
})

/** What the plan says of the orthodontic events' co-payment on a day, where it says something of its own. */
const percentualOrtodontia = (
  plano: Plano | undefined,
  regra: Pick<RegraEvento, 'classeCarencia'> | undefined,
  dia: string,
): number | null =>
  plano && regra?.classeCarencia === 'ortodontia'
    ? (findOrtodontia(plano, dia)?.percentualCoparticipacao ?? null)
    : null

/** The patient's part of an event under a plan on a civil day; none without one. */
export const toCoparticipacao = (
  plano: Plano | undefined,
  regra: Pick<RegraEvento, 'classeCarencia'> | undefined,
  dia: string,
): Coparticipacao => ({
  percentual: percentualOrtodontia(plano, regra, dia) ?? plano?.percentualCoparticipacao ?? 0,
  tetoCentavos: plano?.tetoCoparticipacaoCentavos ?? 0,
  isencoes: plano?.isencoesCoparticipacao ?? [],
  cobranca: plano ? findCobranca(plano, dia) : 'clinica',
})
