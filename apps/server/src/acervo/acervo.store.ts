import type { ChaveImagem } from '@portal/domain/imagem/chaveImagem.ts'
import type { MomentoImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { type Db, statement } from '../db/client.ts'
import { type ImagemGuia, isImagemVista } from '../imagem/imagem.store.ts'
import type { Visao } from '../repasse/visao.ts'

/** An image of a patient in one of the provider's guides, or of an exam that it asked for. */
export type LinhaAcervo = Omit<
  ImagemGuia,
  'sha256' | 'contraste' | 'congeladaEm' | 'congeladaPor' | 'origem'
> & {
  codigoAssociado: string
  numeroFicha: number
  /** Of an exam: the radiology form, which is `numeroFicha` too where none of the provider's guides has a copy. */
  origem: number | null
}

/** Where a page begins: after this image. The instant goes along: it may have left the list by then. */
export type LugarAcervo = Pick<LinhaAcervo, 'enviadaEm' | 'numeroFicha' | 'sequencial'>

export type FiltroAcervo = { codigoAssociado: string; dente: string | null; momento: MomentoImagem | null }

const columnsOf = (tabela: 'i' | 'x') =>
  `${tabela}.sequencial, ${tabela}.nome_arquivo, ${tabela}.tipo, ${tabela}.bytes, ${tabela}.largura, ${tabela}.altura,
   ${tabela}.paginas, ${tabela}.paginas_tela, ${tabela}.dente, ${tabela}.eventos,
   date_trunc('milliseconds', ${tabela}.enviada_em) as enviada_em`

/**
 * $1 the provider, $2 the patient, $3 whose appeals the login sees: what is brought to one follows it (`alheia.ts`). What
 * came of an exam is shown once: as its copy in a guide, else as its requester may read it (Operadora §3).
 */
const vistas = `
  (select numero_ficha, i.momento, i.origem_ficha, ${columnsOf('i')}
     from imagem_guia i join guia g using (codigo_credenciado, numero_ficha)
    where codigo_credenciado = $1 and i.codigo_associado = $2 and i.removida_em is null
      and ${isImagemVista('$3')}
   union all
   select x.numero_ficha, 'inicial', x.numero_ficha, ${columnsOf('x')}
     from solicitacao_exame s cross join lateral imagens_exame(array[s.numero_ficha_radiologia]) x
    where s.codigo_credenciado = $1 and s.codigo_associado = $2 and s.imagens > 0 and s.codigo_unidade <> $1
      and not exists (select from imagem_guia c
                       where c.codigo_credenciado = $1 and c.origem_ficha = x.numero_ficha
                         and c.origem_sequencial = x.sequencial and c.removida_em is null)) i`

const list = statement<LinhaAcervo>(
  'acervo.list',
  `select $2::text as "codigoAssociado", i.numero_ficha as "numeroFicha", i.sequencial,
          i.nome_arquivo as "nomeArquivo", i.tipo, i.bytes, i.largura, i.altura, i.paginas,
          i.paginas_tela as "paginasTela", i.momento, i.dente, i.enviada_em as "enviadaEm", i.eventos,
          i.origem_ficha as origem
     from ${vistas}
    where ($4::text is null or i.dente = $4
           or i.eventos @> jsonb_build_array(jsonb_build_object('codigoLocalizacao', $4::text)))
      and ($5::text is null or i.momento = $5)
      and ($6::timestamptz is null or (i.enviada_em, i.numero_ficha, i.sequencial) < ($6, $7::bigint, $8::smallint))
    order by i.enviada_em desc, i.numero_ficha desc, i.sequencial desc limit $9`,
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
    depois?.enviadaEm ?? null,
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

const dasChaves = statement<ChaveImagem>(
  'acervo.vistas',
  `select i.numero_ficha as "numeroFicha", i.sequencial from ${vistas}
    where (i.numero_ficha, i.sequencial) in (select * from unnest($4::bigint[], $5::smallint[]))`,
)

/** Which of these images are the patient's, as the login sees them. */
export const listVistas = (
  db: Db,
  { codigoCredenciado, dentistas }: Visao,
  codigoAssociado: string,
  chaves: readonly ChaveImagem[],
): Promise<ChaveImagem[]> =>
  db.query(dasChaves, [
    codigoCredenciado,
    codigoAssociado,
    dentistas && [...dentistas],
    chaves.map(({ numeroFicha }) => numeroFicha),
    chaves.map(({ sequencial }) => sequencial),
  ])

const paciente = statement<{ isPaciente: boolean }>(
  'acervo.isPaciente',
  `select exists (select from guia where codigo_credenciado = $1 and codigo_associado = $2)
       or exists (select from solicitacao_exame where codigo_credenciado = $1 and codigo_associado = $2 and imagens > 0)
       as "isPaciente"`,
)

/** Whether the provider has a guide of the patient, or something of an exam. */
export async function isPaciente(
  db: Db,
  codigoCredenciado: number,
  codigoAssociado: string,
): Promise<boolean> {
  const [row] = await db.query(paciente, [codigoCredenciado, codigoAssociado])
  return row?.isPaciente ?? false
}
