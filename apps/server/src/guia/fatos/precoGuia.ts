import { mesDe } from '@portal/domain/calendario/dataCivil.ts'
import type { Item } from '@portal/domain/evento/contexto.ts'
import { type ItemPrecificado, priceEventos } from '@portal/domain/evento/regra/mesCopart.ts'
import type { Coparticipacao, Preco } from '@portal/domain/evento/regra/price.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { type EventoExceto, loadUsadoMes } from '../../associado/copartMes.store.ts'
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

/** `isNegado`: it is denied, and takes nothing of the month's cap. */
export type ItemAPrecificar = Pick<Item, 'codigoEvento' | 'quantidade' | 'data'> & { isNegado?: boolean }

/**
 * What each item is worth in the guide's network on the day on which it is done, today where that is not known, and
 * the patient's part (Domínio §6.8): in their order, up to what the patient's other guides leave of the month's cap.
 * `exceto`: the stored event that is priced again.
 */
export async function priceItens(
  db: Db,
  fatos: FatosPreco,
  itens: readonly ItemAPrecificar[],
  exceto?: EventoExceto,
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
  exceto?: EventoExceto,
): Promise<{ prepared: ItemPrecificado[]; usados: ReadonlyMap<string, number> }> {
  const currentCode = (codigo: string) => tabela.find(codigo)?.codigoEvento ?? codigo
  const codigos = itens.map((item) => currentCode(item.codigoEvento))
  const dias = [...new Set(itens.map(({ data }) => data ?? hoje))]
  const planos = plano ? [plano] : []
  const [tabelas, usado] = await Promise.all([
    Promise.all(
      dias.map(async (dia) => [dia, await listPrecos(db, prontuario.contrato.rede, codigos, dia)] as const),
    ),
    loadUsadoMes(db, { codigoAssociado: guia.codigoAssociado, planos, dias, hoje, exceto }),
  ])
  const precos = new Map(tabelas)
  const prepared = itens.map(({ codigoEvento, quantidade, data, isNegado = false }, i) => {
    const codigo = codigos[i] ?? ''
    const dia = data ?? hoje
    return {
      unitarioCentavos: precos.get(dia)?.get(codigo) ?? 0,
      codigoEvento: codigo,
      quantidade,
      dia,
      coparticipacao: toCoparticipacao(plano, tabela.find(codigoEvento), dia),
      isNegado,
    }
  })
  const meses = [...new Set(dias.map(mesDe))]
  return { prepared, usados: new Map(meses.map((mes) => [mes, plano ? usado(plano.codigoPlano, mes) : 0])) }
}

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
  tetoMesCentavos: plano ? findTetoMes(plano, dia) : null,
  isencoes: plano?.isencoesCoparticipacao ?? [],
  cobranca: plano ? findCobranca(plano, dia) : 'clinica',
})
