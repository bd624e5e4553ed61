import type { EventoNomeado, MomentoImagem } from '@portal/domain/imagem/imagemExigida.ts'
import type { TipoAnexo } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { type Db, statement } from '../db/client.ts'
import { isImagemVista } from '../imagem/imagem.store.ts'
import type { Visao } from '../repasse/visao.ts'

/** An image of a patient, with what a judge measures of it. */
export type ImagemAcervo = {
  numeroFicha: number
  sequencial: number
  nomeArquivo: string
  tipo: string
  momento: MomentoImagem
  dente: string | null
  paginasTela: number
  enviadaEm: Date
  eventos: readonly EventoNomeado[] | null
  sha256: string
  largura: number | null
  altura: number | null
  contraste: number | null
}

const colunas = `i.numero_ficha as "numeroFicha", i.sequencial, i.nome_arquivo as "nomeArquivo", i.tipo, i.momento, i.dente,
          i.paginas_tela as "paginasTela", i.enviada_em as "enviadaEm", i.eventos, i.sha256, i.largura, i.altura,
          i.contraste`

/** Images of a patient to choose from. */
const MAXIMO_ACERVO = 100

const acervo = statement<ImagemAcervo>(
  'recurso.acervo',
  `select ${colunas} from imagem_guia i join guia g using (codigo_credenciado, numero_ficha)
    where codigo_credenciado = $1 and i.codigo_associado = $2 and i.removida_em is null and ${isImagemVista('$4')}
    order by (i.numero_ficha = $3) desc, i.enviada_em desc, i.numero_ficha desc, i.sequencial desc limit ${MAXIMO_ACERVO}`,
)

/** What the login sees of a patient's images: the guide's own first, the newest first. */
export const listAcervo = (
  db: Db,
  { codigoCredenciado, dentistas }: Visao,
  codigoAssociado: string,
  numeroFicha: number,
): Promise<ImagemAcervo[]> =>
  db.query(acervo, [codigoCredenciado, codigoAssociado, numeroFicha, dentistas && [...dentistas]])

/** Which image, for which event of which guide, and as what. */
export type Anexo = {
  numeroFicha: number
  sequencialInclusao: number
  tipo: TipoAnexo
  fichaImagem: number
  sequencialImagem: number
}

const insert = statement(
  'recurso.insertAnexos',
  `insert into recurso_anexo (codigo_credenciado, numero_ficha, sequencial_inclusao, tipo, ficha_imagem,
          sequencial_imagem)
   select $1, a.* from jsonb_to_recordset($2) as a("numeroFicha" bigint, "sequencialInclusao" smallint, tipo text,
          "fichaImagem" bigint, "sequencialImagem" smallint)`,
)
const freeze = statement(
  'recurso.freezeAnexos',
  `update imagem_guia i set congelada_em = $3, congelada_por = 'sendRecurso'
     from jsonb_to_recordset($2) as a("fichaImagem" bigint, "sequencialImagem" smallint)
    where i.codigo_credenciado = $1 and i.numero_ficha = a."fichaImagem" and i.sequencial = a."sequencialImagem"
      and i.congelada_em is null and i.removida_em is null`,
)

/** Keeps what appeals show; from now on these images are evidence, in whatever guide they are. */
export async function insertAnexos(
  db: Db,
  codigoCredenciado: number,
  anexos: readonly Anexo[],
  agora: Date,
): Promise<void> {
  if (anexos.length === 0) return
  await db.query(insert, [codigoCredenciado, JSON.stringify(anexos)])
  await db.query(freeze, [codigoCredenciado, JSON.stringify(anexos), agora])
}

export type ImagemAnexada = Omit<Anexo, 'fichaImagem' | 'sequencialImagem'> & { imagem: ImagemAcervo }

const anexadas = statement<ImagemAcervo & { ficha: number; sequencialInclusao: number; anexo: TipoAnexo }>(
  'recurso.anexos',
  `select ${colunas}, a.numero_ficha as ficha, a.sequencial_inclusao as "sequencialInclusao", a.tipo as anexo
     from recurso_anexo a
     join imagem_guia i on (i.codigo_credenciado, i.numero_ficha, i.sequencial)
                         = (a.codigo_credenciado, a.ficha_imagem, a.sequencial_imagem)
    where a.codigo_credenciado = $1 and a.numero_ficha = any ($2::bigint[])
    order by a.numero_ficha, a.sequencial_inclusao, a.tipo, i.numero_ficha, i.sequencial`,
)

/** What these guides' appeals show, by guide and event. */
export async function listAnexos(
  db: Db,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
): Promise<ImagemAnexada[]> {
  const rows = await db.query(anexadas, [codigoCredenciado, [...numerosFicha]])
  return rows.map(({ ficha, sequencialInclusao, anexo, ...imagem }) => ({
    numeroFicha: ficha,
    sequencialInclusao,
    tipo: anexo,
    imagem,
  }))
}
