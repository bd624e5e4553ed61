import type { AutorObservacao, TipoObservacao } from '@portal/domain/guia/observacao.tables.ts'
import { type Db, statement } from '../../db/client.ts'

export type Observacao = {
  sequencial: number
  autor: AutorObservacao
  tipo: TipoObservacao
  descricao: string
  criadaEm: Date
}

const colunas = 'sequencial, autor, tipo, descricao, criada_em as "criadaEm"'

const list = statement<Observacao>(
  'observacao.list',
  `select ${colunas} from observacao_guia where numero_ficha = $1 and codigo_credenciado = $2 order by sequencial`,
)

export const listObservacoesGuia = (
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<Observacao[]> => db.query(list, [numeroFicha, codigoCredenciado])

const insert = statement<Observacao>(
  'observacao.insert',
  `insert into observacao_guia (numero_ficha, sequencial, codigo_credenciado, autor, tipo, descricao, criada_em)
   select $1, coalesce(max(sequencial), 0) + 1, $2, $3, $4, $5, $6 from observacao_guia where numero_ficha = $1
   returning ${colunas}`,
)

type Dono = { numeroFicha: number; codigoCredenciado: number }

/** Writes down what was said of a guide, under its next number; the guide's lock keeps two from taking the same. */
export async function insertObservacao(
  db: Db,
  { numeroFicha, codigoCredenciado }: Dono,
  { autor, tipo, descricao, criadaEm }: Omit<Observacao, 'sequencial'>,
): Promise<Observacao> {
  const [row] = await db.query(insert, [numeroFicha, codigoCredenciado, autor, tipo, descricao, criadaEm])
  if (!row) throw new Error(`no observation was written on guide ${numeroFicha}`)
  return row
}
