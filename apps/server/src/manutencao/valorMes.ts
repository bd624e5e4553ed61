import { findDiaPreco } from '@portal/domain/manutencao/situacaoMes.ts'
import type { MesTratamento } from '@portal/domain/ortodontia/meses.ts'
import type { Db } from '../db/client.ts'
import { loadPrecos } from '../regraEvento/preco.store.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { LinhaAno } from './ano.store.ts'
import { type Ato, listAtos } from './ato.store.ts'

type Mes = Pick<MesTratamento, 'mes' | 'numeroFicha'> & { data?: string | null }

/** A month with what it is worth in cents, null where the network has no price, and the maintenances of its guide. */
export type ValorMes = { centavos: number | null; atos: readonly Ato[] }

export type Pergunta = { db: Db; tabela: TabelaRegras; codigoCredenciado: number; rede: string; hoje: string }

/** The event that a maintenance without a guide is charged as: the treatment's last, or the first of the table of one that had none. */
const findEvento = ({ codigoEvento }: Pick<LinhaAno, 'codigoEvento'>, { todas, find }: TabelaRegras) =>
  codigoEvento === null
    ? todas.find(({ papelOrtodontia }) => papelOrtodontia === 'manutencao')?.codigoEvento
    : (find(codigoEvento)?.codigoEvento ?? codigoEvento)

/**
 * What months of treatments are worth: what the guide of each says, so that the two tell the same, and where it says nothing
 * yet, or there is none, the price of the month's day (Domínio §6.8).
 */
export async function loadValores(
  { db, tabela, codigoCredenciado, rede, hoje }: Pergunta,
  anos: readonly (readonly [LinhaAno, readonly Mes[]])[],
): Promise<(ano: LinhaAno, mes: Mes) => ValorMes> {
  const fichas = anos.flatMap(([, meses]) => meses.flatMap(({ numeroFicha }) => numeroFicha ?? []))
  const eventos = new Set(anos.flatMap(([ano]) => findEvento(ano, tabela) ?? []))
  const [todos, precoEm] = await Promise.all([
    listAtos(db, codigoCredenciado, fichas),
    loadPrecos(db, rede, [...eventos]),
  ])
  const porFicha = Map.groupBy(todos, ({ numeroFicha }) => numeroFicha)
  return (ano, mes) => {
    const atos = (mes.numeroFicha === null ? undefined : porFicha.get(mes.numeroFicha)) ?? []
    if (atos.length > 0) {
      return { centavos: atos.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0), atos }
    }
    const evento = findEvento(ano, tabela)
    return { centavos: evento === undefined ? null : precoEm(evento, findDiaPreco(mes, hoje)), atos }
  }
}
