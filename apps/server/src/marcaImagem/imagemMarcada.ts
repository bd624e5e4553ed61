import type { Marca, marcaImagem } from '@portal/contract/marcaImagem.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import { Falha } from '../http/falha.ts'
import type { Context } from '../http/handler.ts'
import { createVistaImagens } from '../imagem/alheia.ts'
import { findImagem, type ImagemGuia } from '../imagem/imagem.store.ts'
import type { ImagemMarcada, MarcaGuardada } from './marcaImagem.store.ts'

type Chamada = Pick<Context<typeof marcaImagem.listMarcas>, 'db' | 'sessao' | 'trilha'>
type Pedido = { numeroFicha: number; sequencial: number }

/** The image whose marks a call is about: only one that the login sees. Refuses API-GTO-0001, API-IMG-0001. */
export async function requireImagem(
  { db, sessao, trilha }: Chamada,
  { numeroFicha, sequencial }: Pedido,
  objeto: string,
): Promise<{ chave: ImagemMarcada; imagem: ImagemGuia }> {
  const { codigoCredenciado } = sessao
  const guia = await findGuia(db, codigoCredenciado, numeroFicha)
  if (!guia) throw new Falha('API-GTO-0001')
  trilha({
    codigoAssociado: guia.codigoAssociado,
    objeto: `${objeto} da imagem ${sequencial} da guia ${numeroFicha}`,
  })
  const [imagem, isVista] = await Promise.all([
    findImagem(db, numeroFicha, sequencial),
    createVistaImagens({ db, sessao }, guia),
  ])
  if (!imagem || !isVista(imagem)) throw new Falha('API-IMG-0001')
  return { chave: { codigoCredenciado, numeroFicha, sequencial }, imagem }
}

export function toMarca(guardada: MarcaGuardada): Marca {
  const { criadaEm, criadaPor, mudadaEm, mudadaPor, pontos, ...resto } = guardada
  return {
    ...resto,
    pontos: [...pontos],
    criada: { por: criadaPor, em: criadaEm.toISOString() },
    mudada: mudadaEm && mudadaPor ? { por: mudadaPor, em: mudadaEm.toISOString() } : null,
  }
}
