import type { acervo } from '@portal/contract/acervo.ts'
import { trimCartao } from '@portal/domain/associado/cartao.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { decodeCursor, encodeCursor, loadPagina } from '../http/pagina.ts'
import { loadVisao } from '../repasse/visao.ts'
import {
  isPaciente,
  type LinhaAcervo,
  type LugarAcervo,
  listDentesAcervo,
  listImagensAcervo,
} from './acervo.store.ts'
import { toImagensAcervo } from './reply.ts'

const toCursor = ({ enviadaEm, numeroFicha, sequencial }: LugarAcervo): string =>
  encodeCursor(`${enviadaEm.getTime()}.${numeroFicha}.${sequencial}`)

const formato = /^([1-9]\d{0,13})\.([1-9]\d{0,11})\.([1-9]\d{0,3})$/

function readCursor(cursor: string): LugarAcervo | undefined {
  const [, em, numeroFicha, sequencial] = formato.exec(decodeCursor(cursor)) ?? []
  return em === undefined
    ? undefined
    : { enviadaEm: new Date(Number(em)), numeroFicha: Number(numeroFicha), sequencial: Number(sequencial) }
}

/** The images of a patient, whatever guide they came to. Spec §7.2. */
export const listAcervo: Handler<typeof acervo.listAcervo> = async (context) => {
  const { query, db, sessao, services, fail, trilha } = context
  const codigoAssociado = trimCartao(query.codigoAssociado)
  // What the provider has of a patient stays its own whatever network she is of today; whoever else is asked for as ever.
  if (!(await isPaciente(db, sessao.codigoCredenciado, codigoAssociado)))
    await requireAssociado(context, codigoAssociado)
  const visao = await loadVisao(db, sessao)
  const filtro = { codigoAssociado, dente: query.dente ?? null, momento: query.momento ?? null }
  const objeto = 'acervo de imagens'
  // It is one patient's, an empty page too.
  const chamada = { fail, trilha: () => trilha({ codigoAssociado, objeto }) }
  const { pagina, proximo } = await loadPagina<LinhaAcervo, LugarAcervo>(chamada, query, {
    objeto,
    vazio: objeto,
    write: toCursor,
    read: readCursor,
    list: (limite, depois) => listImagensAcervo(db, visao, filtro, limite, depois),
  })
  const [imagens, dentes] = await Promise.all([
    toImagensAcervo({ db, sessao, services }, pagina),
    listDentesAcervo(db, visao, codigoAssociado),
  ])
  return { imagens, dentes, proximo }
}
