import type { ImagemPresente } from '@portal/domain/imagem/imagemExigida.ts'
import { type Db, statement } from '../../db/client.ts'
import { readMany, writeMany } from '../../db/lockstep.ts'

/** An image as the guide's life reads it: what it shows, for which events, and how well it can be read. */
export type ImagemDaGuia = ImagemPresente & {
  sequencial: number
  sha256: string
  largura: number | null
  altura: number | null
  contraste: number | null
}

const colunas = `
  sequencial, momento, dente, eventos, sha256, largura, altura, contraste, tipo = 'application/pdf' as laudo`

const list = readMany(
  statement<ImagemDaGuia>(
    'guia.imagensPresentes',
    `select ${colunas} from imagem_guia
    where numero_ficha = $1 and codigo_credenciado = $2 and removida_em is null order by sequencial`,
  ),
  'bigint, integer',
)

/** What the guide's images show, for the rules that ask for them. */
export const listImagensPresentes = (
  db: Db,
  codigoCredenciado: number,
  numeroFicha: number,
): Promise<ImagemDaGuia[]> => db.query(list, [numeroFicha, codigoCredenciado])

const listMany = statement<ImagemDaGuia & { numeroFicha: number }>(
  'guia.imagensPresentesDeVarias',
  `select numero_ficha as "numeroFicha", ${colunas} from imagem_guia
    where numero_ficha = any ($1::bigint[]) and codigo_credenciado = $2 and removida_em is null
    order by numero_ficha, sequencial`,
)

/** The same of several guides in one statement. */
export const listImagensDeGuias = (
  db: Db,
  codigoCredenciado: number,
  numerosFicha: readonly number[],
): Promise<(ImagemDaGuia & { numeroFicha: number })[]> =>
  db.query(listMany, [[...numerosFicha], codigoCredenciado])

const freeze = writeMany(
  'guia.freezeImagens',
  'bigint, timestamptz, text',
  (linhas) => `update imagem_guia set congelada_em = v2, congelada_por = v3
     from ${linhas}
    where numero_ficha = v1 and removida_em is null and congelada_em is null`,
)

/** The images that the guide has become evidence of the step; what was evidence before stays that of its first. */
export async function freezeImagens(db: Db, numeroFicha: number, passo: string, agora: Date): Promise<void> {
  await db.query(freeze, [numeroFicha, agora, passo])
}
