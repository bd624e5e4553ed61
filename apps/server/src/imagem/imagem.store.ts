import type { EventoNomeado, MomentoImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { type Db, statement } from '../db/client.ts'

/** An image of a guide as stored; its content is in `Arquivos` under its hash. */
export type ImagemGuia = {
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
  sha256: string
  enviadaEm: Date
  /** The events that it is for; null where nobody said. */
  eventos: readonly EventoNomeado[] | null
  /** Standard deviation of its grey; null of an image that came before it was measured. */
  contraste: number | null
  /** Since when, and by which step of the guide's life, it is evidence. */
  congeladaEm: Date | null
  congeladaPor: string | null
  /** Of a linked exam: the radiology form whose image this is a copy of. */
  origem: { numeroFicha: number; sequencial: number } | null
}

/**
 * Whether the dentists of a view (null: all) see the image `i` of the guide `g`, in SQL: what is brought to an appeal follows
 * the sharing option (`alheia.ts`). Whatever lists images, or takes one by its number, asks it.
 */
export const isImagemVista = (dentistas: `$${number}`): string =>
  `(i.momento <> 'recurso' or ${dentistas}::integer[] is null or coalesce(g.codigo_dentista, 0) = any (${dentistas}))`

/** An image that came of a file that is about to be sent again. */
export type ImagemRepetida = Pick<ImagemGuia, 'sequencial' | 'momento' | 'dente' | 'enviadaEm'> & {
  numeroFicha: number
}

const columns = `sequencial, nome_arquivo as "nomeArquivo", tipo, bytes, largura, altura, paginas,
  paginas_tela as "paginasTela", momento, dente, sha256, enviada_em as "enviadaEm", eventos, contraste,
  congelada_em as "congeladaEm", congelada_por as "congeladaPor",
  case when origem_ficha is not null
       then jsonb_build_object('numeroFicha', origem_ficha, 'sequencial', origem_sequencial) end as origem`

const list = statement<ImagemGuia>(
  'imagem.list',
  `select ${columns} from imagem_guia where numero_ficha = $1 and removida_em is null order by sequencial`,
)
const find = statement<ImagemGuia>(
  'imagem.find',
  `select ${columns} from imagem_guia where numero_ficha = $1 and sequencial = $2 and removida_em is null`,
)
// Removed images keep their number, so that a number never comes to mean another image.
const insert = statement<{ sequencial: number }>(
  'imagem.insert',
  `insert into imagem_guia (numero_ficha, sequencial, codigo_credenciado, codigo_associado, nome_arquivo, tipo, bytes,
                            largura, altura, paginas, paginas_tela, momento, dente, sha256, enviada_em, eventos,
                            contraste, origem_ficha, origem_sequencial, sha256_arquivo)
   select $1, coalesce(max(sequencial), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
          $19
     from imagem_guia where numero_ficha = $1
   returning sequencial`,
)
const findCopia = statement<ImagemRepetida>(
  'imagem.findRepetida',
  `select numero_ficha as "numeroFicha", sequencial, momento, dente, enviada_em as "enviadaEm" from imagem_guia
    where codigo_credenciado = $1 and codigo_associado = $2 and removida_em is null and momento <> 'recurso'
      and (sha256 = $3 or sha256_arquivo = $3)
    order by numero_ficha = $4 desc, enviada_em, numero_ficha, sequencial limit 1`,
)
const remove = statement(
  'imagem.remove',
  'update imagem_guia set removida_em = $3 where numero_ficha = $1 and sequencial = $2',
)
const tag = statement(
  'imagem.tag',
  'update imagem_guia set eventos = $3 where numero_ficha = $1 and sequencial = $2',
)
const sumDia = statement<{ bytes: number }>(
  'imagem.sumDia',
  `select coalesce(sum(bytes), 0)::bigint as bytes from imagem_guia
    where codigo_credenciado = $1 and enviada_em >= $2::date::timestamp at time zone 'America/Sao_Paulo'`,
)

/** The images that the guide has, in the order they came. */
export const listImagensGuia = (db: Db, numeroFicha: number) => db.query(list, [numeroFicha])

export async function findImagem(
  db: Db,
  numeroFicha: number,
  sequencial: number,
): Promise<ImagemGuia | undefined> {
  const [row] = await db.query(find, [numeroFicha, sequencial])
  return row
}

/** The patient's image that came of the same file, of the guide itself before others; what an appeal brought is no part. */
export async function findRepetida(
  db: Db,
  { numeroFicha, codigoCredenciado, codigoAssociado }: DonoImagem,
  sha256: string,
): Promise<ImagemRepetida | undefined> {
  const [row] = await db.query(findCopia, [codigoCredenciado, codigoAssociado, sha256, numeroFicha])
  return row
}

export type ImagemNova = Omit<ImagemGuia, 'sequencial' | 'congeladaEm' | 'congeladaPor'> & {
  /** Hash of the file that was chosen, where it was made smaller before it came. */
  sha256Arquivo?: string | undefined
}
export type DonoImagem = { numeroFicha: number; codigoCredenciado: number; codigoAssociado: string }

/** Gives the image the guide's next number; the guide must be locked. */
export async function insertImagem(db: Db, dono: DonoImagem, nova: ImagemNova): Promise<ImagemGuia> {
  const { sha256Arquivo = null, ...imagem } = nova
  const {
    nomeArquivo,
    tipo,
    bytes,
    largura,
    altura,
    paginas,
    paginasTela,
    momento,
    dente,
    sha256,
    enviadaEm,
    eventos,
    contraste,
    origem,
  } = imagem
  const { numeroFicha, codigoCredenciado, codigoAssociado } = dono
  const [row] = await db.query(insert, [
    numeroFicha,
    codigoCredenciado,
    codigoAssociado,
    nomeArquivo,
    tipo,
    bytes,
    largura,
    altura,
    paginas,
    paginasTela,
    momento,
    dente,
    sha256,
    enviadaEm,
    eventos && JSON.stringify(eventos),
    contraste,
    origem?.numeroFicha ?? null,
    origem?.sequencial ?? null,
    sha256Arquivo,
  ])
  return { sequencial: row?.sequencial ?? 1, ...imagem, congeladaEm: null, congeladaPor: null }
}

/**
 * The row stays. So does its content where it served a decision, as part of the clinical record (Law 13.787); what was
 * sent by mistake goes after its retention (0008-retencao.sql).
 */
export async function removeImagem(
  db: Db,
  numeroFicha: number,
  sequencial: number,
  agora: Date,
): Promise<void> {
  await db.query(remove, [numeroFicha, sequencial, agora])
}

/** Says for which events the image is; the guide must be locked. */
export async function tagImagem(
  db: Db,
  numeroFicha: number,
  sequencial: number,
  eventos: readonly EventoNomeado[],
): Promise<void> {
  await db.query(tag, [numeroFicha, sequencial, JSON.stringify(eventos)])
}

/** Bytes that the provider sent in a civil day, removed images included. */
export async function sumBytesDia(db: Db, codigoCredenciado: number, hoje: string): Promise<number> {
  const [row] = await db.query(sumDia, [codigoCredenciado, hoje])
  return row?.bytes ?? 0
}
