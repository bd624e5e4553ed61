import { type Db, statement } from '../db/client.ts'
import type { ImagemGuia } from '../imagem/imagem.store.ts'
import { colunasSolicitacao, type Solicitacao } from '../solicitacaoExame/solicitacao.store.ts'

/** An image or report of an exam, as its requester may read it; `numeroFicha` is the radiology form. */
export type ImagemExame = Omit<ImagemGuia, 'momento' | 'congeladaEm' | 'congeladaPor' | 'origem'> & {
  numeroSolicitacao: number
  numeroFicha: number
}

const imagens = statement<ImagemExame>(
  'vinculoExame.imagens',
  `select numero_solicitacao as "numeroSolicitacao", numero_ficha as "numeroFicha", sequencial,
          nome_arquivo as "nomeArquivo", tipo, bytes, largura, altura, paginas, paginas_tela as "paginasTela", dente, sha256,
          enviada_em as "enviadaEm", eventos, contraste
     from imagens_exame($1)`,
)

/** What came of these radiology forms, of those alone that the session's provider's own requests opened. */
export const listImagensExame = (db: Db, fichas: readonly number[]): Promise<ImagemExame[]> =>
  db.query(imagens, [[...fichas]])

const imagem = statement<ImagemExame>('vinculoExame.imagem', `${imagens.text} where sequencial = $2`)

/** One image of a form, as `listImagensExame`. */
export async function findImagemExame(
  db: Db,
  ficha: number,
  sequencial: number,
): Promise<ImagemExame | undefined> {
  const [row] = await db.query(imagem, [[ficha], sequencial])
  return row
}

/** A copy of an exam's image in a guide of the provider's own. */
export type LinhaVinculo = {
  origemFicha: number
  origemSequencial: number
  numeroFicha: number
  sequencial: number
  em: Date
  congelada: boolean
}

const vinculos = statement<LinhaVinculo>(
  'vinculoExame.vinculos',
  `select origem_ficha as "origemFicha", origem_sequencial as "origemSequencial", numero_ficha as "numeroFicha", sequencial,
          enviada_em as em, congelada_em is not null as congelada
     from imagem_guia
    where codigo_credenciado = $1 and origem_ficha = any ($2) and removida_em is null
    order by numero_ficha, sequencial`,
)

/** The copies that the provider's guides have of what came of these forms. */
export const listVinculos = (
  db: Db,
  codigoCredenciado: number,
  fichas: readonly number[],
): Promise<LinhaVinculo[]> => db.query(vinculos, [codigoCredenciado, [...fichas]])

/** A request with something of its exams there. */
export type ExamePronto = Solicitacao & {
  numeroFichaRadiologia: number
  imagens: number
  recebidaEm: Date
  /** Of all that came so far; what came later takes it back. */
  cienteEm: Date | null
}

/** $1 the provider; `s` its requests of which something came. */
const prontos = `
  select ${colunasSolicitacao}, s.imagens, s.recebida_em as "recebidaEm",
         case when c.em >= s.recebida_em then c.em end as "cienteEm"
    from solicitacao_exame s
    left join ciencia_exame c using (codigo_credenciado, numero_solicitacao)
   where s.codigo_credenciado = $1 and s.imagens > 0`

const doAssociado = statement<ExamePronto>(
  'vinculoExame.doAssociado',
  `${prontos} and s.codigo_associado = $2 order by s.recebida_em desc, s.numero_solicitacao desc limit 200`,
)

/** The exams of a patient that came back, the newest first. */
export const listProntosDoAssociado = (
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
): Promise<ExamePronto[]> => db.query(doAssociado, [codigoCredenciado, codigoAssociado])

const dasFichas = statement<ExamePronto>(
  'vinculoExame.dasFichas',
  `${prontos} and s.numero_ficha_radiologia = any ($2)`,
)

/** The exams of these forms, of those alone that the provider asked for and of which something came. */
export const listProntosDasFichas = (
  db: Db,
  codigoCredenciado: number,
  fichas: readonly number[],
): Promise<ExamePronto[]> => db.query(dasFichas, [codigoCredenciado, [...fichas]])

const semGuia = statement<ExamePronto>(
  'vinculoExame.semGuia',
  `${prontos} and s.espera_guia and ($3::bigint is null or s.numero_solicitacao < $3)
   order by s.numero_solicitacao desc limit $2`,
)

/** The exams with an image that no guide has and nobody acknowledged, the newest request first, after `depois`. */
export const listSemGuia = (
  db: Db,
  codigoCredenciado: number,
  limite: number,
  depois: number | undefined,
): Promise<ExamePronto[]> => db.query(semGuia, [codigoCredenciado, limite, depois ?? null])

const insertCiente = statement(
  'vinculoExame.insertCiencia',
  `insert into ciencia_exame as c (codigo_credenciado, numero_solicitacao, em, login) values ($1, $2, $3, $4)
   on conflict (codigo_credenciado, numero_solicitacao) do update set em = excluded.em, login = excluded.login
    where c.em < excluded.em`,
)

export type Ciencia = { codigoCredenciado: number; numeroSolicitacao: number; em: Date; login: number }

/** Keeps that the provider needs in no guide what came of an exam until then. */
export async function insertCiencia(db: Db, ciencia: Ciencia): Promise<void> {
  await db.query(insertCiente, [
    ciencia.codigoCredenciado,
    ciencia.numeroSolicitacao,
    ciencia.em,
    ciencia.login,
  ])
}

const porFicha = statement<{ numeroSolicitacao: number }>(
  'vinculoExame.porFicha',
  `select numero_solicitacao as "numeroSolicitacao" from solicitacao_exame
    where numero_ficha_radiologia = $2 and $1 in (codigo_credenciado, codigo_unidade)`,
)

/** The request behind a radiology form: of who made it, or of the unit that opened the form. */
export async function findNumeroDaFicha(
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<number | undefined> {
  const [row] = await db.query(porFicha, [codigoCredenciado, numeroFicha])
  return row?.numeroSolicitacao
}

const solicitante = statement<{ codigoCredenciado: number; numeroSolicitacao: number }>(
  'vinculoExame.solicitante',
  `select codigo_credenciado as "codigoCredenciado", numero_solicitacao as "numeroSolicitacao" from solicitacao_exame
    where numero_ficha_radiologia = $2 and codigo_unidade = $1`,
)

/** Whose request the unit opened a form for, and which. */
export async function findSolicitante(
  db: Db,
  codigoUnidade: number,
  numeroFicha: number,
): Promise<{ codigoCredenciado: number; numeroSolicitacao: number } | undefined> {
  const [row] = await db.query(solicitante, [codigoUnidade, numeroFicha])
  return row
}

const touch = statement(
  'vinculoExame.touch',
  `update solicitacao_exame set versao = versao + 1, atualizada_em = $3
    where codigo_credenciado = $1 and numero_solicitacao = $2`,
)

/** Something of the request is another now: its open screens read it again. */
export async function touchSolicitacao(
  db: Db,
  codigoCredenciado: number,
  numeroSolicitacao: number,
  agora: Date,
): Promise<void> {
  await db.query(touch, [codigoCredenciado, numeroSolicitacao, agora])
}

const versao = statement<{ versao: number }>(
  'vinculoExame.versao',
  'select versao from solicitacao_exame where numero_solicitacao = $2 and $1 in (codigo_credenciado, codigo_unidade)',
)

/** The version of a request that the provider made or captured. */
export async function findVersao(
  db: Db,
  codigoCredenciado: number,
  numeroSolicitacao: number,
): Promise<{ versao: number } | undefined> {
  const [row] = await db.query(versao, [codigoCredenciado, numeroSolicitacao])
  return row
}
