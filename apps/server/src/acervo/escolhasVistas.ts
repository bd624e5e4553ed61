import type { MontagemSerie } from '@portal/contract/acervo.ts'
import { isMesmaImagem } from '@portal/domain/imagem/chaveImagem.ts'
import type { Db } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import { listVistas } from './acervo.store.ts'

type Escolha = MontagemSerie['escolhas'][number]

/** Of what was put in a place, what shows an image of the patient that is seen so; a place left empty shows none. */
export async function listEscolhasVistas(
  db: Db,
  visao: Visao,
  codigoAssociado: string,
  escolhas: readonly Escolha[],
): Promise<Escolha[]> {
  const postas = escolhas.flatMap(({ imagem }) => imagem ?? [])
  const vistas = await listVistas(db, visao, codigoAssociado, postas)
  return escolhas.filter(
    ({ imagem }) => imagem === null || vistas.some((vista) => isMesmaImagem(vista, imagem)),
  )
}
