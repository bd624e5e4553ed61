import path from 'node:path'
import type { Arquivo } from '../http/handler.ts'
import type { Arquivos } from './arquivos.ts'
import { keyOf, typeOf, type VersaoImagem } from './copia.ts'

const extensoes: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

type Guardado = { sha256: string; tipo: string; nomeArquivo: string }

/**
 * A stored file as it is opened. Only copies made here are shown in the page; the original, which may hold anything, is
 * downloaded. A PDF is shown page by page, as images, each named after its page; nothing else has pages. Undefined when
 * that version is not there.
 */
export async function openCopia(
  arquivos: Arquivos,
  { sha256, tipo, nomeArquivo }: Guardado,
  versao: VersaoImagem,
  pagina: number,
): Promise<Arquivo | undefined> {
  const stored = await arquivos.open(keyOf(sha256, versao, pagina))
  if (!stored) return undefined
  const tipoAberto = typeOf(tipo, versao)
  const { name } = path.parse(nomeArquivo)
  const nome = versao === 'tela' && tipo === 'application/pdf' ? `${name} (página ${pagina})` : name
  return {
    conteudo: stored.conteudo,
    tipo: tipoAberto,
    nome: versao === 'original' ? nomeArquivo : `${nome}.${extensoes[tipoAberto]}`,
    inline: versao !== 'original',
    headers: { 'cache-control': 'private, no-store', 'content-length': String(stored.bytes) },
  }
}
