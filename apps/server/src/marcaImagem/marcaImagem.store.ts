import { type ConteudoMarca, MAXIMO_NUMERO_MARCA } from '@portal/domain/marcaImagem/marca.ts'
import { type Db, statement } from '../db/client.ts'

/** Whose image it is; every statement begins with these three. */
export type ImagemMarcada = { codigoCredenciado: number; numeroFicha: number; sequencial: number }

/** A mark as it stands. */
export type MarcaGuardada = ConteudoMarca & {
  numero: number
  pagina: number
  versao: number
  criadaEm: Date
  criadaPor: string
  mudadaEm: Date | null
  mudadaPor: string | null
}

const colunas = `numero, pagina, tipo, pontos, texto, decimos_milimetro as "decimosMilimetro", versao,
  criada_em as "criadaEm", criada_por as "criadaPor", mudada_em as "mudadaEm", mudada_por as "mudadaPor"`
const daImagem = 'codigo_credenciado = $1 and numero_ficha = $2 and sequencial = $3'

const toValues = ({ codigoCredenciado, numeroFicha, sequencial }: ImagemMarcada) =>
  [codigoCredenciado, numeroFicha, sequencial] as const

const list = statement<MarcaGuardada>(
  'marcaImagem.list',
  `select ${colunas} from marca_imagem where ${daImagem} and removida_em is null order by numero`,
)

/** The marks that an image has, in the order they were made. */
export const listMarcasImagem = (db: Db, imagem: ImagemMarcada): Promise<MarcaGuardada[]> =>
  db.query(list, toValues(imagem))

const lock = statement(
  'marcaImagem.lock',
  `select pg_advisory_xact_lock(hashtextextended('marca ' || $1::text || ' ' || $2::text, 0))`,
)

/** Keeps the marks of an image to this transaction: of two that come at once the second counts the first. */
export async function lockMarcas(
  db: Db,
  { numeroFicha, sequencial }: Pick<ImagemMarcada, 'numeroFicha' | 'sequencial'>,
): Promise<void> {
  await db.query(lock, [numeroFicha, sequencial])
}

const insert = statement<MarcaGuardada>(
  'marcaImagem.insert',
  `insert into marca_imagem (codigo_credenciado, numero_ficha, sequencial, numero, pagina, tipo, pontos, texto,
                             decimos_milimetro, criada_em, criada_por)
   select $1, $2, $3, coalesce(max(numero), 0) + 1, $4, $5, $6, $7, $8, $9, $10 from marca_imagem where ${daImagem}
   having coalesce(max(numero), 0) < ${MAXIMO_NUMERO_MARCA}
   returning ${colunas}`,
)

/** Gives the mark the image's next number, undefined where there is none left; the marks must be locked. */
export async function insertMarca(
  db: Db,
  imagem: ImagemMarcada,
  marca: ConteudoMarca & { pagina: number },
  feita: { em: Date; por: string },
): Promise<MarcaGuardada | undefined> {
  const { pagina, tipo, pontos, texto, decimosMilimetro } = marca
  const [row] = await db.query(insert, [
    ...toValues(imagem),
    pagina,
    tipo,
    JSON.stringify(pontos),
    texto,
    decimosMilimetro,
    feita.em,
    feita.por,
  ])
  return row
}

const change = statement<MarcaGuardada>(
  'marcaImagem.change',
  `update marca_imagem set pontos = $5, texto = $6, decimos_milimetro = $7, mudada_em = $8, mudada_por = $9,
                           versao = versao + 1
    where ${daImagem} and numero = $4 and removida_em is null
   returning ${colunas}`,
)

/** Writes a mark anew; undefined where it is gone. The marks must be locked. */
export async function changeMarca(
  db: Db,
  imagem: ImagemMarcada,
  numero: number,
  { pontos, texto, decimosMilimetro }: Omit<ConteudoMarca, 'tipo'>,
  mudada: { em: Date; por: string },
): Promise<MarcaGuardada | undefined> {
  const [row] = await db.query(change, [
    ...toValues(imagem),
    numero,
    JSON.stringify(pontos),
    texto,
    decimosMilimetro,
    mudada.em,
    mudada.por,
  ])
  return row
}

// Nothing that it said of the patient stays of a mark that was taken away.
const remove = statement(
  'marcaImagem.remove',
  `update marca_imagem set removida_em = $5, texto = '' where ${daImagem} and numero = $4`,
)

export async function removeMarca(db: Db, imagem: ImagemMarcada, numero: number, em: Date): Promise<void> {
  await db.query(remove, [...toValues(imagem), numero, em])
}
