import type { SituacaoDeposito } from '@portal/domain/conciliacao/conciliacao.tables.ts'
import { type Db, statement } from '../db/client.ts'
import { comRestante, type LinhaDeposito } from './deposito.store.ts'

/** $2 to $5 what is looked for, $8 with what left. */
const achados = `${comRestante} and d.dia between $2 and $3
      and ($4::text is null or d.procura like $4 or d.centavos = $5)`
const daSituacao = `($8 = 'TODOS' or (restante > 0) = ($8 = 'ABERTOS'))`

const porDia = statement<LinhaDeposito>(
  'deposito.busca',
  `select * from (${achados} and ($6::date is null or (d.dia, d.numero) < ($6, $7))) x
    where ${daSituacao} order by dia desc, numero desc limit $9`,
)

/** A deposit's place by how near it is to $10 cents and the day $11: its amount where it is the same, then its days, then the latest. */
const lugar = (restante: string, dia: string, numero: string): string =>
  `(${restante} is distinct from $10::bigint)::int, coalesce(abs(${dia} - $11::date), 0), date '2100-01-01' - ${dia}, -${numero}`

const porPerto = statement<LinhaDeposito>(
  'deposito.buscaPerto',
  `select * from (${achados}) x
    where ${daSituacao}
      and ($6::date is null or (${lugar('restante', 'dia', 'numero')}) > (${lugar('$12::bigint', '$6::date', '$7::int')}))
    order by ${lugar('restante', 'dia', 'numero')} limit $9`,
)

export type BuscaDepositos = {
  de: string
  ate: string
  situacao: SituacaoDeposito
  /** A pattern of the line's words without accents, and the amount that the same text says. */
  texto: string | null
  centavos: number | null
  /** What the deposits are to pay: the nearest to it come first. */
  perto?: { centavos: number | null; dia: string | null } | undefined
}

/** Where a page begins: after this deposit, as it was when it was shown. */
export type LugarDeposito = Pick<LinhaDeposito, 'dia' | 'numero' | 'restante'>

/** The deposits of some days, the latest first or the nearest to what they are to pay, after one of them. */
export function searchDepositos(
  db: Db,
  codigoCredenciado: number,
  { de, ate, situacao, texto, centavos, perto }: BuscaDepositos,
  depois: LugarDeposito | undefined,
  limite: number,
): Promise<LinhaDeposito[]> {
  const { dia = null, numero = null, restante = null } = depois ?? {}
  const pedido = [codigoCredenciado, de, ate, texto, centavos, dia, numero, situacao, limite]
  return perto
    ? db.query(porPerto, [...pedido, perto.centavos, perto.dia, restante])
    : db.query(porDia, pedido)
}
