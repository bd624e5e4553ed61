import path from 'node:path'
import { Readable } from 'node:stream'
import { extensoesCopia, type VersaoImagem } from '@portal/domain/imagem/versaoImagem.ts'
import type { Arquivo } from '../http/handler.ts'
import type { Arquivos } from './arquivos.ts'
import { bindPaginas } from './bindPaginas.ts'
import { keyOf, typeOf } from './copia.ts'

/** Where the whole is not kept, the screen's copy has every point; of a file from before it was, all that there is. */
const openGuardada = async (arquivos: Arquivos, sha256: string, versao: VersaoImagem, pagina: number) =>
  (await arquivos.open(keyOf(sha256, versao, pagina))) ??
  (versao === 'inteira' ? arquivos.open(keyOf(sha256, 'tela')) : undefined)

/**
 * The document of a PDF's pages, bound when it is asked for first and kept: to bind it takes the process long enough for
 * others to feel it.
 */
async function openDocumento(arquivos: Arquivos, sha256: string): ReturnType<Arquivos['open']> {
  const chave = keyOf(sha256, 'inteira')
  const guardado = await arquivos.open(chave)
  if (guardado) return guardado
  const documento = await bindPaginas(arquivos, sha256)
  if (!documento) return undefined
  // A disk that takes nothing keeps nobody from reading what is on it.
  await arquivos.put(chave, documento).catch(() => undefined)
  return { conteudo: Readable.from([documento]), bytes: documento.length }
}

/** A document says its page though it has one alone. */
const hasPaginas = (arquivo: { tipo: string; paginasTela: number } | undefined): boolean =>
  arquivo !== undefined && (arquivo.paginasTela > 1 || arquivo.tipo === 'application/pdf')

/** Which copy is opened of a file, and its page where it has pages, as a trail says it. */
export function chooseCopia(
  arquivo: { tipo: string; paginasTela: number } | undefined,
  pedida: { versao: VersaoImagem; pagina?: number | undefined },
) {
  // For a PDF kept before its pages were, its thumbnail stands, to be downloaded too.
  const versao = arquivo?.paginasTela === 0 ? 'miniatura' : pedida.versao
  const pagina = versao === 'tela' ? (pedida.pagina ?? 1) : 1
  const isPaginada = versao === 'tela' && hasPaginas(arquivo)
  return { versao, pagina, prefixo: isPaginada ? `página ${pagina} da ` : '' }
}

type Guardado = { sha256: string; tipo: string; nomeArquivo: string; paginasTela: number }

/**
 * A stored file as it is opened: a copy made here, never the original, which may hold anything. What has pages is shown
 * page by page, as images, each named after its page; a PDF is downloaded as a document of these images, a TIFF as its
 * first page. Undefined when that version is not there.
 */
export async function openCopia(
  arquivos: Arquivos,
  guardado: Guardado,
  versao: VersaoImagem,
  pagina: number,
): Promise<Arquivo | undefined> {
  const { sha256, tipo, nomeArquivo } = guardado
  const tipoAberto = typeOf(tipo, versao)
  const stored =
    tipoAberto === 'application/pdf'
      ? await openDocumento(arquivos, sha256)
      : await openGuardada(arquivos, sha256, versao, pagina)
  if (!stored) return undefined
  const { name } = path.parse(nomeArquivo)
  const nome = versao === 'tela' && hasPaginas(guardado) ? `${name} (página ${pagina})` : name
  return {
    conteudo: stored.conteudo,
    tipo: tipoAberto,
    nome: `${nome}.${extensoesCopia[tipoAberto]}`,
    inline: versao !== 'inteira',
    headers: { 'cache-control': 'private, no-store', 'content-length': String(stored.bytes) },
  }
}
