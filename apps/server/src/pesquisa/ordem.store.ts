import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import type { CriterioGuia, OrdemGuia } from '@portal/domain/guia/ordemGuia.ts'
import { toPrazoDito } from '@portal/domain/guia/pendencia.ts'
import { prazoDito } from '../credenciado/planoAEnviar.store.ts'
import { type Db, statement } from '../db/client.ts'
import { type LinhaResumo, selectResumo } from '../guia/reply/resumo.store.ts'
import { decodeCursor, encodeCursor } from '../http/pagina.ts'
import { createCondicao } from './condicao.store.ts'
import type { Busca } from './filtro.ts'

/** After which guide a page begins. What acting on a guide changes goes along: the row may stand elsewhere by then. */
export type PosicaoOrdem = { chave: string; numeroFicha: number }

type Criterio = {
  /** What a guide is ordered by, `t` being its table and `a` its patient's. */
  expressao: (t: string) => string
  /** How the last row's is taken along, and what it is to the database; without it, it never changes, and is looked up. */
  levada?: { write: (linha: LinhaResumo) => string; isLida: (chave: string) => boolean; tipo: string }
}

/** Looked up where a text of it would lose its microseconds, or be a name. */
const LOOKED_UP = '-'

const criterios: Readonly<Record<CriterioGuia, Criterio>> = {
  guia: { expressao: (t) => `${t}.liberada_em` },
  paciente: { expressao: () => 'a.nome collate "pt-BR-x-icu"' },
  prazo: {
    expressao: (t) => `coalesce(${prazoDito(t)}, 'infinity')`,
    levada: {
      write: (linha) => toPrazoDito(linha) ?? 'infinity',
      isLida: (chave) => chave === 'infinity' || isDataCivil(chave),
      tipo: 'date',
    },
  },
  valor: {
    expressao: (t) => `${t}.valor_total_centavos`,
    levada: {
      write: (linha) => String(linha.valorTotalCentavos),
      isLida: (chave) => /^\d{1,9}$/.test(chave),
      tipo: 'integer',
    },
  },
}

const readOrdem = (ordem: OrdemGuia) => {
  const isInversa = ordem.startsWith('-')
  return { isInversa, ...criterios[ordem.slice(isInversa ? 1 : 0) as CriterioGuia] }
}

export const toPosicao = (ordem: OrdemGuia, linha: LinhaResumo): PosicaoOrdem => ({
  chave: readOrdem(ordem).levada?.write(linha) ?? LOOKED_UP,
  numeroFicha: linha.numeroFicha,
})

/** A place in a list as a caller holds it: of this order and no other. */
export const writeCursor = (ordem: OrdemGuia, linha: LinhaResumo): string => {
  const { chave, numeroFicha } = toPosicao(ordem, linha)
  return encodeCursor(`${ordem} ${chave} ${numeroFicha}`)
}

/** The place after which the page begins; undefined when the text is no cursor of this order. */
export function readCursorOrdem(ordem: OrdemGuia, cursor: string): PosicaoOrdem | undefined {
  const [qual, chave = '', numero = '', ...resto] = decodeCursor(cursor).split(' ')
  const { levada } = readOrdem(ordem)
  const isChave = levada ? levada.isLida(chave) : chave === LOOKED_UP
  if (qual !== ordem || !isChave || !/^[1-9]\d{0,11}$/.test(numero) || resto.length > 0) return undefined
  return { chave, numeroFicha: Number(numero) }
}

/**
 * The guides of a search in this order, `limite` at most, after one: a stable order, whose place in the list nothing that
 * is done meanwhile moves. The statement's text and name follow from the order and from which filters are present.
 */
export function listOrdenadas(
  db: Db,
  codigoCredenciado: number,
  {
    busca,
    ordem,
    limite,
    depois,
  }: { busca: Busca; ordem: OrdemGuia; limite: number; depois?: PosicaoOrdem | undefined },
): Promise<LinhaResumo[]> {
  const { siglas, texto, valores } = createCondicao(codigoCredenciado, busca)
  const { expressao, levada, isInversa } = readOrdem(ordem)
  const parametros = [...valores]
  const bind = (valor: unknown) => `$${parametros.push(valor)}`
  const de = 'from guia k join associado a on a.codigo = k.codigo_associado'
  const condicoes = [texto]
  if (busca.status) condicoes.push(`k.status_ficha = any (${bind(busca.status)}::smallint[])`)
  if (depois) {
    const numero = bind(depois.numeroFicha)
    const chave = levada
      ? `${bind(depois.chave)}::${levada.tipo}`
      : `(select ${expressao('k')} ${de} where k.codigo_credenciado = $1 and k.numero_ficha = ${numero})`
    condicoes.push(
      `(${expressao('k')}, k.numero_ficha) ${isInversa ? '<' : '>'} (${chave}, ${numero}::bigint)`,
    )
  }
  const sentido = isInversa ? 'desc' : 'asc'
  const order = (t: string) => `order by ${expressao(t)} ${sentido}, ${t}.numero_ficha ${sentido}`
  const chaves = `select k.numero_ficha ${de} where ${condicoes.join(' and ')} ${order('k')} limit ${bind(limite)}`
  const partes = [ordem, ...siglas, ...(busca.status ? ['sta'] : []), ...(depois ? ['cur'] : [])]
  const select = statement<LinhaResumo>(
    ['pesquisa.ordem', ...partes].join('.'),
    `${selectResumo} where g.codigo_credenciado = $1 and g.numero_ficha = any (array(${chaves})) ${order('g')}`,
  )
  return db.query(select, parametros)
}
