import { classifyNumeroDaGuia, MINIMO_FINAL, type NumeroDaGuia } from '@portal/domain/associado/termoBusca.ts'
import { type Db, statement } from '../db/client.ts'
import { type Associado, colunasAssociado, daRede } from './associado.store.ts'

/** As many as are read before more is typed. */
const MAXIMO = 10
/** More words than a name has ask for nothing new. */
const MAXIMO_PALAVRAS = 6

/** After everything that begins so, in the order of bytes. */
const afterAll = (comeco: string): string => `${comeco}\u{10ffff}`

const umaPalavra = statement<Associado>(
  'associado.porPalavra',
  // A patient stands in the list for each word that begins so, and counts by the first of them alone.
  `select ${colunasAssociado} from (
     select codigo_associado, palavra, nome from palavra_paciente p
      where codigo_credenciado = $1 and palavra >= $2 and palavra < $3
        and palavra = (select min(o.palavra) from palavra_paciente o
                        where o.codigo_associado = p.codigo_associado and o.codigo_credenciado = $1
                          and o.palavra >= $2)
      order by palavra, nome, codigo_associado limit ${MAXIMO}) achados
     join associado a on a.codigo = achados.codigo_associado
    where ${daRede('$4')}
    order by achados.palavra, achados.nome, a.codigo`,
)

const daPalavra = (i: number) =>
  `select codigo_associado, nome from palavra_paciente
    where codigo_credenciado = $1 and palavra >= $${2 * i} and palavra < $${2 * i + 1}`

/**
 * The patients of each word, those that have them all: each range of the index is read whole and once, whatever the
 * planner believes of how many there are.
 */
const maisPalavras = Array.from({ length: MAXIMO_PALAVRAS - 1 }, (_, i) => {
  const palavras = Array.from({ length: i + 2 }, (_nada, palavra) => daPalavra(palavra + 1))
  return statement<Associado>(
    `associado.porPalavras.${palavras.length}`,
    `select ${colunasAssociado} from (
       ${palavras.join(' intersect ')} order by nome, codigo_associado limit ${MAXIMO}) achados
       join associado a on a.codigo = achados.codigo_associado
      where ${daRede(`$${2 * palavras.length + 2}`)} order by achados.nome, a.codigo`,
  )
})
const porPalavras = [umaPalavra, ...maisPalavras]

/**
 * The provider's own patients whose social or civil name has words that begin so, all of them, in any order; plain
 * words, as `toPalavras` makes them. Ten at most.
 */
export async function searchAssociadoPorNome(
  db: Db,
  codigoCredenciado: number,
  palavras: readonly string[],
  hoje: string,
): Promise<Associado[]> {
  const procuradas = palavras.slice(0, MAXIMO_PALAVRAS)
  const select = porPalavras[procuradas.length - 1]
  if (!select) return []
  const limites = procuradas.flatMap((palavra) => [palavra, afterAll(palavra)])
  return db.query(select, [codigoCredenciado, ...limites, hoje])
}

const guiasDoNumero = statement<{ numeroFicha: number; codigoAssociado: string }>(
  'associado.guiasDoNumero',
  `select numero_ficha as "numeroFicha", codigo_associado as "codigoAssociado" from guia
    where codigo_credenciado = $1 and senha = $2
   union
   select numero_ficha, codigo_associado from (
     select numero_ficha, codigo_associado from guia
      where codigo_credenciado = $1 and final_ficha >= $3 and final_ficha < $4
      order by liberada_em desc limit ${MAXIMO}) recentes
   limit ${MAXIMO}`,
)

/** The provider's guides that have this password, or a number that ends so (four digits or more), with their patients. */
export async function listGuiasDoNumero(
  db: Db,
  codigoCredenciado: number,
  digitos: string,
): Promise<{ numeroFicha: number; codigoAssociado: string }[]> {
  if (digitos.length < MINIMO_FINAL) return []
  const final = [...digitos].toReversed().join('')
  return db.query(guiasDoNumero, [codigoCredenciado, digitos, final, afterAll(final)])
}

const porCodigos = statement<Associado>(
  'associado.porCodigos',
  `select ${colunasAssociado} from associado a where a.codigo = any ($2) and ${daRede('$3')}
    order by a.nome collate "pt-BR-x-icu", a.codigo`,
)

/** The patients of the provider's guides that a number names, and what of a guide it is. */
export async function findAssociadosDoNumero(
  db: Db,
  codigoCredenciado: number,
  digitos: string,
  hoje: string,
): Promise<{ associados: Associado[]; numeroDaGuia: NumeroDaGuia | null }> {
  const guias = await listGuiasDoNumero(db, codigoCredenciado, digitos)
  if (guias.length === 0) return { associados: [], numeroDaGuia: null }
  const codigos = [...new Set(guias.map(({ codigoAssociado }) => codigoAssociado))]
  const numeroDaGuia = classifyNumeroDaGuia(
    digitos,
    guias.map(({ numeroFicha }) => numeroFicha),
  )
  return { associados: await db.query(porCodigos, [codigoCredenciado, codigos, hoje]), numeroDaGuia }
}
