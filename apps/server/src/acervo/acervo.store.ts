import type { EventoNomeado, MomentoImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { type Db, statement } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'

/** An image of a patient in one of the provider's guides. */
export type LinhaAcervo = {
  codigoAssociado: string
  numeroFicha: number
  sequencial: number
  nomeArquivo: string
  tipo: string
  bytes: number
  largura: number | null
  altura: number | null
  paginas: number
  paginasTela: number
  momento: MomentoImagem
  dente: string | null
  enviadaEm: Date
  eventos: readonly EventoNomeado[] | null
  /** Of a linked exam: the radiology form. */
  origem: number | null
}

/** Where a page begins: after this image. */
export type LugarAcervo = { numeroFicha: number; sequencial: number }

export type FiltroAcervo = { codigoAssociado: string; dente: string | null; momento: MomentoImagem | null }

/** $1 the provider, $2 the patient, $3 whose appeals the login sees: what is brought to one follows it (`alheia.ts`). */
const vistas = `imagem_guia i join guia g using (codigo_credenciado, numero_ficha)
    where i.codigo_credenciado = $1 and i.codigo_associado = $2 and i.removida_em is null
      and (i.momento <> 'recurso' or $3::integer[] is null or coalesce(g.codigo_dentista, 0) = any ($3))`

const list = statement<LinhaAcervo>(
  'acervo.list',
  `select i.codigo_associado as "codigoAssociado", i.numero_ficha as "numeroFicha", i.sequencial,
          i.nome_arquivo as "nomeArquivo", i.tipo, i.bytes, i.largura, i.altura, i.paginas,
          i.paginas_tela as "paginasTela", i.momento, i.dente, i.enviada_em as "enviadaEm", i.eventos,
          i.origem_ficha as origem
     from ${vistas}
      and ($4::text is null or i.dente = $4
           or i.eventos @> jsonb_build_array(jsonb_build_object('codigoLocalizacao', $4::text)))
      and ($5::text is null or i.momento = $5)
      and ($6::bigint is null or (i.enviada_em, i.numero_ficha, i.sequencial) < (
             select u.enviada_em, u.numero_ficha, u.sequencial from imagem_guia u
              where u.codigo_credenciado = $1 and u.numero_ficha = $6 and u.sequencial = $7))
    order by i.enviada_em desc, i.numero_ficha desc, i.sequencial desc limit $8`,
)

/** The patient's images that the login sees, the newest first, `limite` at most, after the image `depois`. */
export const listImagensAcervo = (
  db: Db,
  { codigoCredenciado, dentistas }: Visao,
  { codigoAssociado, dente, momento }: FiltroAcervo,
  limite: number,
  depois: LugarAcervo | undefined,
): Promise<LinhaAcervo[]> =>
  db.query(list, [
    codigoCredenciado,
    codigoAssociado,
    dentistas && [...dentistas],
    dente,
    momento,
    depois?.numeroFicha ?? null,
    depois?.sequencial ?? null,
    limite,
  ])

const dentes = statement<{ dente: string }>(
  'acervo.dentes',
  `select distinct d.dente
     from (select i.dente, i.eventos from ${vistas}) vista
     cross join lateral (select vista.dente union all
                         select e ->> 'codigoLocalizacao' from jsonb_array_elements(vista.eventos) e) d
    where d.dente ~ '^[1-8][0-9]$' order by d.dente`,
)

/** The teeth that the patient's images, as the login sees them, show or are for. */
export async function listDentesAcervo(
  db: Db,
  { codigoCredenciado, dentistas }: Visao,
  codigoAssociado: string,
): Promise<string[]> {
  const rows = await db.query(dentes, [codigoCredenciado, codigoAssociado, dentistas && [...dentistas]])
  return rows.map(({ dente }) => dente)
}

const paciente = statement<{ isPaciente: boolean }>(
  'acervo.isPaciente',
  `select exists (select from guia where codigo_credenciado = $1 and codigo_associado = $2) as "isPaciente"`,
)

/** Whether the provider has a guide of the patient. */
export async function isPaciente(
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
): Promise<boolean> {
  const [row] = await db.query(paciente, [codigoCredenciado, codigoAssociado])
  return row?.isPaciente ?? false
}
