import type { MedidaImagem } from '@portal/domain/auditoria/politicaAuditoria.ts'
import { type Db, statement } from '../db/client.ts'
import { isImagemVista } from '../imagem/imagem.store.ts'
import type { Visao } from '../repasse/visao.ts'

/** An image of a patient; `isEvidencia` once something was decided or sent on it. */
export type ImagemPaciente = {
  numeroFicha: number
  sequencial: number
  nomeArquivo: string
  paginasTela: number
  enviadaEm: Date
  isEvidencia: boolean
  /** It went with a request already. */
  isPedida: boolean
}

const colunas = `i.numero_ficha as "numeroFicha", i.sequencial, i.nome_arquivo as "nomeArquivo",
          i.paginas_tela as "paginasTela", i.enviada_em as "enviadaEm", i.congelada_em is not null as "isEvidencia",
          exists (select from reanalise_anexo p
                   where (p.codigo_credenciado, p.ficha_imagem, p.sequencial_imagem)
                       = (i.codigo_credenciado, i.numero_ficha, i.sequencial)) as "isPedida"`

/** Images of a patient to choose from. */
const MAXIMO_ACERVO = 100

const acervo = statement<ImagemPaciente>(
  'reanalise.acervo',
  `select ${colunas} from imagem_guia i join guia g using (codigo_credenciado, numero_ficha)
    where codigo_credenciado = $1 and i.codigo_associado = $2 and i.removida_em is null and ${isImagemVista('$3')}
    order by i.enviada_em desc, i.numero_ficha desc, i.sequencial desc limit ${MAXIMO_ACERVO}`,
)

/** What the login sees of a patient's images, the newest first. */
export const listAcervo = (
  db: Db,
  { codigoCredenciado, dentistas }: Visao,
  codigoAssociado: string,
): Promise<ImagemPaciente[]> =>
  db.query(acervo, [codigoCredenciado, codigoAssociado, dentistas && [...dentistas]])

/** An image by its guide and its number there. */
export type Referencia = Pick<ImagemPaciente, 'numeroFicha' | 'sequencial'>

const ditas = `jsonb_to_recordset($2) as r("numeroFicha" bigint, sequencial smallint, nova boolean)`

const named = statement<ImagemPaciente>(
  'reanalise.imagens',
  `select ${colunas} from ${ditas}
     join imagem_guia i on (i.codigo_credenciado, i.numero_ficha, i.sequencial) = ($1, r."numeroFicha", r.sequencial)
     join guia g using (codigo_credenciado, numero_ficha)
    where i.codigo_associado = $3 and i.removida_em is null and ${isImagemVista('$4')}`,
)

/** Of the images that are named, those that the login sees, each once: of the provider's guides of that patient. */
export const findImagens = (
  db: Db,
  { codigoCredenciado, dentistas }: Visao,
  codigoAssociado: string,
  referencias: readonly Referencia[],
): Promise<ImagemPaciente[]> =>
  db.query(named, [
    codigoCredenciado,
    JSON.stringify(referencias),
    codigoAssociado,
    dentistas && [...dentistas],
  ])

const insert = statement(
  'reanalise.insertAnexos',
  `insert into reanalise_anexo (codigo_credenciado, numero_reanalise, ficha_imagem, sequencial_imagem, nova)
   select $1, $3, r."numeroFicha", r.sequencial, r.nova from ${ditas}`,
)
const freeze = statement(
  'reanalise.freezeAnexos',
  `update imagem_guia i set congelada_em = $3, congelada_por = 'sendReanalise' from ${ditas}
    where (i.codigo_credenciado, i.numero_ficha, i.sequencial) = ($1, r."numeroFicha", r.sequencial)
      and i.congelada_em is null`,
)

/** Keeps what goes with a request; from now on these images are evidence, in whatever guide they are. */
export async function insertAnexos(
  db: Db,
  { codigoCredenciado, numeroReanalise }: { codigoCredenciado: number; numeroReanalise: number },
  anexos: readonly (Referencia & { nova: boolean })[],
  agora: Date,
): Promise<void> {
  const ditos = JSON.stringify(
    anexos.map(({ numeroFicha, sequencial, nova }) => ({ numeroFicha, sequencial, nova })),
  )
  await db.query(insert, [codigoCredenciado, ditos, numeroReanalise])
  await db.query(freeze, [codigoCredenciado, ditos, agora])
}

/** An image of a request, with what a judge measures of it. */
export type ImagemAnexada = Omit<ImagemPaciente, 'isEvidencia' | 'isPedida'> &
  MedidaImagem & { numeroReanalise: number; nova: boolean }

const anexadas = statement<ImagemAnexada>(
  'reanalise.anexos',
  `select ${colunas}, i.largura, i.altura, i.contraste, x.numero_reanalise as "numeroReanalise", x.nova
     from reanalise_anexo x
     join imagem_guia i on (i.codigo_credenciado, i.numero_ficha, i.sequencial)
                         = (x.codigo_credenciado, x.ficha_imagem, x.sequencial_imagem)
    where x.codigo_credenciado = $1 and x.numero_reanalise = any ($2::bigint[])
    order by x.numero_reanalise, i.numero_ficha, i.sequencial`,
)

/** The images of these requests. */
export const listAnexos = (
  db: Db,
  codigoCredenciado: number,
  numeros: readonly number[],
): Promise<ImagemAnexada[]> => db.query(anexadas, [codigoCredenciado, [...numeros]])
